-- Trigrams: typing errors in the search, and the words it suggests.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
