-- Clocks. `turn_limit_ms` is 0 where turns have no limit. With reserves, it is what a turn adds, and
-- this what a player has at the start.
ALTER TABLE matches ADD COLUMN reserve_ms BIGINT;

-- When the player to act is to be reminded; NULL if that has been done, or is not due.
ALTER TABLE matches ADD COLUMN remind_ms BIGINT;

-- The rest of what the clock knows, as JSON; NULL if that is nothing.
ALTER TABLE matches ADD COLUMN clock TEXT;
