-- Series of matches, and who began the match before.

-- How many matches the series has at most; NULL outside series.
ALTER TABLE matches ADD COLUMN best_of INTEGER;
-- How many have been played before this one, and how many each seat's side has won, separated by spaces.
ALTER TABLE matches ADD COLUMN series_played INTEGER;
ALTER TABLE matches ADD COLUMN series_wins TEXT;
ALTER TABLE matches ADD COLUMN last_first_id BIGINT;

-- Finds the invitations of a person.
CREATE INDEX invitations_by_user ON invitations (user_id);
