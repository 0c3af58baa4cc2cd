-- Messages that are no longer used, and that Discord has refused to delete: tried again until they are gone.
CREATE TABLE refused_deletions (
    message_id INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    -- The person whose direct messages the channel is. NULL in a channel of a server.
    user_id INTEGER,
    attempts INTEGER NOT NULL,
    due_ms INTEGER NOT NULL
);

CREATE INDEX refused_deletions_by_due ON refused_deletions (due_ms);

CREATE INDEX refused_deletions_by_user ON refused_deletions (user_id);
