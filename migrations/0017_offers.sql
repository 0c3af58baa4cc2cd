-- What a player has offered to the others, in words of the program. NULL without an offer.
ALTER TABLE matches ADD COLUMN offer TEXT;
