-- Vacations of people: from a day (UTC), counted from 1 January 1970, to a point in time.
CREATE TABLE vacations (
    user_id INTEGER NOT NULL,
    first_day INTEGER NOT NULL,
    until_ms INTEGER NOT NULL,
    PRIMARY KEY (user_id, first_day)
);
