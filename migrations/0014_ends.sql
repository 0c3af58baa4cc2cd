-- How matches end before they are played out.

-- Why the match ended, if it was not played out: agreed, stopped, or the reason and the seat, for
-- example 'timeout 1'. NULL for matches that ended before this version: their record says enough.
ALTER TABLE matches ADD COLUMN early_end TEXT;
-- The seat on whose account a match between two people was called off.
ALTER TABLE matches ADD COLUMN called_off_seat INTEGER;

-- Whether the person has left the running match and a bot plays for them: 0 or 1.
ALTER TABLE seats ADD COLUMN has_left INTEGER NOT NULL DEFAULT 0;
