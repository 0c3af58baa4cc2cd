-- How good the choices of a puzzle are that cannot be solved, as JSON; null for one that can.
ALTER TABLE puzzles ADD COLUMN ratings TEXT;
