-- How often a player took a card off the market, once the listings themselves are dropped.
create table cancelled_listings (
  seller uuid not null references players,
  card_id text not null,
  times integer not null check (times > 0),
  last_at timestamptz not null,
  primary key (seller, card_id)
);
create index listings_by_day on listings (seller, created_at);
create index listings_of_card on listings (seller, card_id);
create index listings_cancelled on listings (closed_at) where state = 'cancelled';
