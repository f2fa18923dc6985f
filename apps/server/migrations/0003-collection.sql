create table holdings (
  player_id uuid not null references players,
  card_id text not null,
  quantity integer not null check (quantity > 0),
  favourite boolean not null default false,
  first_at timestamptz not null,
  primary key (player_id, card_id)
) with (fillfactor = 90);
