-- When the program last showed signs of life: one row, with id 1.
CREATE TABLE contact (
    id INTEGER PRIMARY KEY,
    -- When a process was running.
    alive_ms INTEGER NOT NULL,
    -- When Discord answered a request.
    discord_ms INTEGER NOT NULL
);
