-- How often settings of people and servers were changed, so that a process knows whether those that it has in
-- memory are the newest: one row, with id 1.
CREATE TABLE settings_changes (
    id INTEGER PRIMARY KEY,
    number INTEGER NOT NULL
);
