-- Cards that a player wants. The player hears of new offers of them, at most at the highest price if there is one.
create table wishes (
  player_id uuid not null references players on delete cascade,
  card_id text not null,
  max_price integer check (max_price > 0),
  created_at timestamptz not null,
  -- When the player was last told of an offer.
  offered_at timestamptz,
  primary key (player_id, card_id)
);
create index wishes_card on wishes (card_id);

-- The time up to which offers and sales were compared with the wishes; at most one row.
create table wish_checks (
  is_only boolean primary key default true check (is_only),
  checked_at timestamptz not null
);

alter table reminder_settings
  add column wishes boolean not null default true,
  add column wishes_sent_at timestamptz;
update reminder_settings set wishes_sent_at = sales_sent_at;
alter table reminder_settings alter column wishes_sent_at set not null;

alter table push_messages drop constraint push_messages_kind_check;
alter table push_messages add constraint push_messages_kind_check check (kind in ('new-day', 'sale', 'wish'));
