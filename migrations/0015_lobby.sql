-- Several invitations for a table, in place of one. Those of matches that have started are not read any
-- more.

CREATE TABLE invitations (
    match_id      TEXT    NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    -- The order in which people were invited, from 0.
    place         INTEGER NOT NULL,
    user_id       BIGINT  NOT NULL,
    name          TEXT    NOT NULL,
    -- open, declined or removed.
    state         TEXT    NOT NULL,
    PRIMARY KEY (match_id, place)
);

INSERT INTO invitations (match_id, place, user_id, name, state)
SELECT id, 0, invited_id, invited_name, 'open' FROM matches
WHERE stage IN ('lobby', 'quarantined') AND invited_id IS NOT NULL AND invited_name IS NOT NULL;

ALTER TABLE matches DROP COLUMN invited_id;
ALTER TABLE matches DROP COLUMN invited_name;
