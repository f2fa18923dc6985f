create table wallets (
  player_id uuid primary key references players,
  balance bigint not null default 0 check (balance between 0 and 1000000000000),
  throws smallint not null default 0 check (throws between 0 and 79),
  entries integer not null default 0
) with (fillfactor = 80);

-- Double entries: the legs of one operation add up to nothing.
create table ledger_entries (
  id bigint generated always as identity primary key,
  operation uuid not null,
  account text not null check (account in ('player', 'mint', 'burn')),
  player_id uuid references players,
  -- Counts a player's entries without a gap: a lost update would be a duplicate.
  position integer,
  delta bigint not null check (delta <> 0),
  balance_after bigint check (balance_after >= 0),
  reason text not null,
  at timestamptz not null,
  unique (player_id, position),
  check ((account = 'player') = (player_id is not null)),
  check ((player_id is null) = (position is null)),
  check ((player_id is null) = (balance_after is null))
);
create index ledger_entries_operation on ledger_entries (operation);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change();
