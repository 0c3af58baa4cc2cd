-- What a play changes: see the migration of SQLite files.
CREATE VIEW match_changes AS
SELECT id, revision AS before, revision, deadline_ms, remind_ms, clock, offer, put_away, due_ms, worker_id,
    CAST(0 AS BIGINT) AS first_line, CAST('[]' AS TEXT) AS lines
FROM matches;

CREATE FUNCTION insert_match_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE matches SET revision = NEW.revision, deadline_ms = NEW.deadline_ms, remind_ms = NEW.remind_ms,
        clock = NEW.clock, offer = NEW.offer, put_away = NEW.put_away, due_ms = NEW.due_ms,
        worker_id = NEW.worker_id
    WHERE id = NEW.id AND revision = NEW.before AND stage <> 'quarantined';
    IF NOT FOUND THEN
        RAISE unique_violation USING MESSAGE = 'the match has changed';
    END IF;
    INSERT INTO lines (match_id, number, text)
    SELECT NEW.id, NEW.first_line + added.place - 1, added.value
    FROM json_array_elements_text(CAST(NEW.lines AS JSON)) WITH ORDINALITY AS added (value, place);
    RETURN NEW;
END
$$;

CREATE TRIGGER match_changes_insert INSTEAD OF INSERT ON match_changes
FOR EACH ROW EXECUTE FUNCTION insert_match_change();
