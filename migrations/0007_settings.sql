-- What people have set for themselves; everything is off for those who have no row.

CREATE TABLE personal_settings (
    user_id BIGINT NOT NULL PRIMARY KEY,
    text_only INTEGER NOT NULL,
    forced_plays INTEGER NOT NULL,
    high_contrast INTEGER NOT NULL
);
