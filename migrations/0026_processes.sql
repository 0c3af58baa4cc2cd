-- Several processes on one database: those that are alive, by their own clocks. One of a file has none.
CREATE TABLE processes (
    id INTEGER PRIMARY KEY,
    version TEXT NOT NULL,
    started_ms INTEGER NOT NULL,
    -- The last sign of life.
    beat_ms INTEGER NOT NULL
);

-- When a process has to look at a match: since when it has been working on it or, while nobody is, when
-- there will be something to do. NULL if nothing is left, and always in a file.
ALTER TABLE matches ADD COLUMN due_ms INTEGER;

-- The process that works on it.
ALTER TABLE matches ADD COLUMN worker_id INTEGER;

CREATE INDEX matches_by_due ON matches (due_ms) WHERE (due_ms IS NOT NULL);
