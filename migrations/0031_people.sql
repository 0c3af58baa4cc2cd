-- For exporting and deleting a person's data.
CREATE INDEX matches_by_last_first ON matches (last_first_id);
CREATE INDEX ratings_by_user ON ratings (user_id);
CREATE INDEX rating_changes_by_user ON rating_changes (user_id);
CREATE INDEX faction_wins_by_user ON faction_wins (user_id);
CREATE INDEX puzzle_answers_by_user ON puzzle_answers (user_id);
CREATE INDEX guild_solvers_by_user ON guild_solvers (user_id);
