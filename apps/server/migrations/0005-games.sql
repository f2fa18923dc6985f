-- A player's round of one game and mode on one day; made by the first guess or reset, kept as history.
create table rounds (
  player_id uuid not null references players,
  day date not null,
  game text not null,
  mode smallint not null check (mode between 0 and 2),
  -- 0 for the puzzle that all players share; counts this round's resets.
  reset_no smallint not null default 0 check (reset_no between 0 and 5),
  answer text not null,
  -- Every answer that the player has met in this round: a reset brings another.
  seen text[] not null,
  wrong text[] not null default '{}',
  finished boolean not null default false,
  -- 0 not claimable, 1 claimable, 2 claimed.
  status smallint not null default 0 check (status between 0 and 2),
  finished_at timestamptz,
  primary key (player_id, day, game, mode),
  check (finished = (status > 0)),
  check (finished = (finished_at is not null))
) with (fillfactor = 80);
create index rounds_puzzle on rounds (day, game, mode) where reset_no = 0;

create table resets_used (
  player_id uuid not null references players,
  day date not null,
  game text not null,
  used smallint not null check (used between 1 and 5),
  primary key (player_id, day, game)
);
