INSERT INTO processes (id, version, started_ms, beat_ms) VALUES (1, '1.0.0', 1750000060000, 1750000065000);
