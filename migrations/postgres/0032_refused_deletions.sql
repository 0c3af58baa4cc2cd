-- Messages that Discord has refused to delete: see the migration of SQLite files.
CREATE TABLE refused_deletions (
    message_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    user_id BIGINT,
    attempts BIGINT NOT NULL,
    due_ms BIGINT NOT NULL,
    PRIMARY KEY (message_id)
);

CREATE INDEX refused_deletions_by_due ON refused_deletions (due_ms);

CREATE INDEX refused_deletions_by_user ON refused_deletions (user_id);
