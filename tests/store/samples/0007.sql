-- Rows of the seventh version: a person's settings.

INSERT INTO personal_settings (user_id, text_only, forced_plays, high_contrast)
VALUES (16878, 1, 0, 1);
