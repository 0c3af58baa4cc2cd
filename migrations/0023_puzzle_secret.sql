-- The secret from which the daily puzzles follow: one row, with id 1. The first puzzle that is made writes it.
CREATE TABLE puzzle_secret (
    id INTEGER PRIMARY KEY,
    secret TEXT NOT NULL
);
