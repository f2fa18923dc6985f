-- A card for sale. The listing holds the copy itself: it is in nobody's holdings until it is sold or taken back.
create table listings (
  id uuid primary key default uuidv7(),
  seller uuid not null references players,
  card_id text not null,
  price integer not null check (price between 1 and 999999),
  state text not null default 'open' check (state in ('open', 'sold', 'cancelled')),
  buyer uuid references players,
  -- Why the sale looks like handing gachas over rather than trade.
  signs text[] not null default '{}',
  created_at timestamptz not null,
  closed_at timestamptz,
  -- When the seller read that it was sold.
  told_at timestamptz,
  check ((state = 'sold') = (buyer is not null)),
  check ((state = 'open') = (closed_at is null)),
  check (state = 'sold' or (told_at is null and signs = '{}')),
  check (buyer <> seller)
) with (fillfactor = 80);
-- The wire may name a listing by these alone.
create index listings_offered on listings (seller, card_id, price, created_at, id) where state = 'open';
create index listings_newest on listings (created_at desc, id desc) where state = 'open';
create index listings_offers on listings (card_id, price) where state = 'open';
create index listings_sales on listings (card_id, closed_at desc) where state = 'sold';
create index listings_notices on listings (seller, closed_at desc) where state = 'sold';
create index listings_bought on listings (buyer, closed_at desc) where state = 'sold';
