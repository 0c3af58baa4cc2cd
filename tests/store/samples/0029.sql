INSERT INTO settings_changes (id, number) VALUES (1, 3);
