INSERT INTO contact (id, alive_ms, discord_ms) VALUES (1, 1750000060000, 1750000055000);
