-- The lines of running matches are kept in the index of their key, and not beside it: a play writes one page less.
DROP VIEW match_changes;

CREATE TABLE lines_by_key (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (match_id, number)
) WITHOUT ROWID;

INSERT INTO lines_by_key (match_id, number, text) SELECT match_id, number, text FROM lines;

DROP TABLE lines;

ALTER TABLE lines_by_key RENAME TO lines;

-- As before.
CREATE VIEW match_changes AS
SELECT id, revision AS before, revision, deadline_ms, remind_ms, clock, offer, put_away, due_ms, worker_id,
    CAST(0 AS BIGINT) AS first_line, CAST('[]' AS TEXT) AS lines
FROM matches;

CREATE TRIGGER match_changes_insert INSTEAD OF INSERT ON match_changes
BEGIN
    UPDATE matches SET revision = NEW.revision, deadline_ms = NEW.deadline_ms, remind_ms = NEW.remind_ms,
        clock = NEW.clock, offer = NEW.offer, put_away = NEW.put_away, due_ms = NEW.due_ms,
        worker_id = NEW.worker_id
    WHERE id = NEW.id AND revision = NEW.before AND stage <> 'quarantined';
    SELECT RAISE(ABORT, 'the match has changed') WHERE changes() = 0;
    INSERT INTO lines (match_id, number, text)
    SELECT NEW.id, NEW.first_line + added.key, added.value FROM json_each(NEW.lines) added;
END;
