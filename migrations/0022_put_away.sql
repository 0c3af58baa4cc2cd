-- Whether a running match was put away, because no player has done anything for a long time: 0 or 1.
ALTER TABLE matches ADD COLUMN put_away INTEGER NOT NULL DEFAULT 0;
