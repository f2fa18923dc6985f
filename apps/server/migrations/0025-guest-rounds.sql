-- A visitor's round of a day's easy picture puzzle. The visitor is named by the hash of a random cookie; an account made
-- later on that day takes the round over. Rows of past days are deleted.
create table guest_rounds (
  guest_hash bytea not null,
  day date not null,
  -- A keyed hash of the visitor's network, different every day: one result of a network is paid a day.
  network bytea not null,
  wrong text[] not null default '{}',
  finished_at timestamptz,
  -- When an account took the round over.
  taken_at timestamptz,
  primary key (guest_hash, day)
);
create index guest_rounds_network on guest_rounds (day, network);
