-- Several processes on one database: see the migration of SQLite files.
CREATE TABLE processes (
    id BIGINT NOT NULL,
    version TEXT COLLATE "C" NOT NULL,
    started_ms BIGINT NOT NULL,
    beat_ms BIGINT NOT NULL,
    PRIMARY KEY (id)
);

ALTER TABLE matches ADD COLUMN due_ms BIGINT;

ALTER TABLE matches ADD COLUMN worker_id BIGINT;

CREATE INDEX matches_by_due ON matches (due_ms) WHERE due_ms IS NOT NULL;
