-- The shared puzzle of each day, game and mode. Made ahead from the pack, and never changed by another pack.
create table puzzle_schedule (
  day date not null,
  game text not null,
  mode smallint not null check (mode between 0 and 2),
  answer text not null,
  -- Whether an operator chose the answer.
  pinned boolean not null default false,
  -- When a server first served the day. From then on, the puzzle is fixed.
  opened_at timestamptz,
  primary key (day, game, mode)
);
