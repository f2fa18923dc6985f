create table polls (
  -- Counts without a gap: two starters of the same number start one poll.
  id integer primary key check (id > 0),
  first_en text not null,
  first_es text not null,
  second_en text not null,
  second_es text not null,
  -- The last day on which votes count.
  expires_on date not null,
  -- The first day on which the result stands.
  finished_on date,
  first_votes integer not null default 0 check (first_votes >= 0),
  second_votes integer not null default 0 check (second_votes >= 0)
) with (fillfactor = 80);
-- One poll runs at a time.
create unique index polls_running on polls ((true)) where finished_on is null;

create table poll_votes (
  poll_id integer not null references polls,
  player_id uuid not null references players,
  option smallint not null check (option in (1, 2)),
  at timestamptz not null,
  primary key (poll_id, player_id)
);
