-- Suspended players can only read why, appeal, export their data and delete their account.
create table suspensions (
  id uuid primary key default uuidv7(),
  player_id uuid not null references players,
  at timestamptz not null,
  until timestamptz not null,
  -- What the player is told.
  note text not null,
  lifted_at timestamptz,
  appeal text,
  appealed_at timestamptz,
  check ((appeal is null) = (appealed_at is null))
);
create index suspensions_player on suspensions (player_id, id desc);
create index suspensions_appealed on suspensions (appealed_at) where appeal is not null and lifted_at is null;

-- The end of a suspension that has not been lifted, so that calls need not read the table.
alter table players add column suspended_until timestamptz;

-- Keyed hash of the network from which the session was started.
alter table sessions add column network bytea;
create index sessions_network on sessions (network) where network is not null;
