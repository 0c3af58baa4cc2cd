-- Concerns SQLite files alone, in which the lines of running matches are kept in the index of their key from now on.
SELECT 1;
