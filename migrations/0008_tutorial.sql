-- Whether the screens of a match explain it as it is played: 0 or 1.

ALTER TABLE matches ADD COLUMN tutorial INTEGER NOT NULL DEFAULT 0;
