-- The names of people's accounts, which tell those with the same display name apart. Empty if not known.
ALTER TABLE invitations ADD COLUMN user_name TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN user_name TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE ratings ADD COLUMN user_name TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE guild_solvers ADD COLUMN user_name TEXT COLLATE "C" NOT NULL DEFAULT '';
