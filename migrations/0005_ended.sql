-- When a match ended, or its table was cancelled or expired. NULL while it is open.

ALTER TABLE matches ADD COLUMN ended_ms BIGINT;

-- The end of earlier matches was not stored. The time of opening keeps their order.
UPDATE matches SET ended_ms = opened_ms WHERE stage IN ('over', 'cancelled', 'expired');

-- Sorts a user's finished matches without reading their rows.
CREATE INDEX matches_by_end ON matches (id, stage, ended_ms);
