-- What a play changes: its match and, as a JSON array, the new lines of the record from `first_line` on.
-- A row inserted here is one statement, and so whole without a transaction around it, each of whose steps
-- would be one more message to the database. If the match is not of the revision `before` any more, the
-- statement fails.
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
