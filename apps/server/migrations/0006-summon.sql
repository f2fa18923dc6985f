create table seeds (
  id uuid primary key default uuidv7(),
  player_id uuid not null references players,
  server_seed bytea not null,
  client_seed text not null,
  next_counter integer not null default 0,
  created_at timestamptz not null,
  revealed_at timestamptz
);
-- A player draws from one seed at a time.
create unique index seeds_active on seeds (player_id) where revealed_at is null;

-- The card lists that pulls drew from, by their hash.
create table card_pools (
  hash text primary key,
  pools jsonb not null,
  fallback jsonb not null
);

create table pulls (
  id uuid primary key default uuidv7(),
  player_id uuid not null references players,
  banner text not null check (banner in ('normal', 'special')),
  series text,
  edition text,
  rarities text[] not null,
  cards text[] not null,
  throws_before smallint not null,
  seed_id uuid not null references seeds,
  counter integer not null,
  pool text not null references card_pools,
  at timestamptz not null,
  unique (seed_id, counter),
  check (cardinality(cards) = cardinality(rarities)),
  check (cardinality(cards) in (1, 10))
);
create index pulls_player on pulls (player_id, at desc);
create trigger pulls_append_only before update or delete or truncate on pulls
  for each statement execute function refuse_change();
