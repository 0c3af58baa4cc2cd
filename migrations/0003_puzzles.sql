-- The daily puzzles and who answered them. A day is its number, counted from the first of 1970.

CREATE TABLE puzzles (
    day           BIGINT  NOT NULL PRIMARY KEY,
    -- The lines of the match up to the position, each with a line break.
    record        TEXT    NOT NULL
);

-- One answer a person and day.
CREATE TABLE puzzle_answers (
    day           BIGINT  NOT NULL REFERENCES puzzles (day),
    user_id       BIGINT  NOT NULL,
    -- The server it was given in; none for direct messages.
    guild_id      BIGINT,
    name          TEXT    NOT NULL,
    -- In a record's notation.
    action        TEXT    NOT NULL,
    -- 1 if it was right, 0 if not.
    solved        INTEGER NOT NULL,
    answered_ms   BIGINT  NOT NULL,
    PRIMARY KEY (day, user_id)
);

CREATE INDEX puzzle_answers_by_guild ON puzzle_answers (guild_id, user_id, day);

-- What a person's answers come to, so that a board need not count them.
CREATE TABLE solvers (
    user_id       BIGINT  NOT NULL PRIMARY KEY,
    answered      INTEGER NOT NULL,
    solved        INTEGER NOT NULL,
    -- Days in a row up to the last right answer; 0 after a wrong one.
    streak        INTEGER NOT NULL,
    best_streak   INTEGER NOT NULL,
    -- The day of the last right answer.
    last_solved   BIGINT
);
