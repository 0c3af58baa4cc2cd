-- Bots sit at tables, too: the level of the one in this seat. Its user_id is then 0, which is
-- nobody's.

ALTER TABLE seats ADD COLUMN bot TEXT;
