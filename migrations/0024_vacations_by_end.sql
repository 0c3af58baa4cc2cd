-- Finds the vacations that run.
CREATE INDEX vacations_by_end ON vacations (until_ms);
