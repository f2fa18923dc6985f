-- A visitor's round of a puzzle that a player has shared. It pays no reward. The visitor is a player, or a guest named by
-- the hash of a random cookie. Rows that are not used for a while are deleted.
create table challenge_rounds (
  puzzle_id text not null,
  player_id uuid references players on delete cascade,
  guest_hash bytea,
  wrong text[] not null default '{}',
  finished boolean not null default false,
  -- The day of the last guess.
  guessed_on date not null,
  check ((player_id is null) <> (guest_hash is null)),
  unique nulls not distinct (puzzle_id, player_id, guest_hash)
);
create index challenge_rounds_player on challenge_rounds (player_id);
