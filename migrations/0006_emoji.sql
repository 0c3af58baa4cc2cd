-- The emoji that were uploaded to an application, by their names there.

CREATE TABLE emoji (
    application_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    emoji_id BIGINT NOT NULL,
    PRIMARY KEY (application_id, name)
);
