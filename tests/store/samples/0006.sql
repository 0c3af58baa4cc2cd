-- Rows of the sixth version: an uploaded emoji.

INSERT INTO emoji (application_id, name, emoji_id)
VALUES (1213440668467200001, 'tile_goblin', 1213440668467200002);
