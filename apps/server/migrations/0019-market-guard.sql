-- What the guard found when a card was listed and when it was sold: gachas given away against the going rate.
alter table listings
  add column seller_gives integer not null default 0 check (seller_gives >= 0),
  add column buyer_gives integer not null default 0 check (buyer_gives >= 0),
  -- Whether the buyer's account was bound to the going rate at the sale.
  add column bound_buyer boolean not null default false,
  -- The going rate at the sale; unknown for sales before this migration and where the guard is off.
  add column rate integer check (rate >= 1),
  -- Whether the sale counts for later rates.
  add column counts boolean not null default true,
  add check (state = 'sold' or (buyer_gives = 0 and not bound_buyer and rate is null));
create index listings_flagged on listings (closed_at desc) where signs <> '{}';

-- What deleted accounts gave away, by a keyed hash of the e-mail address or of the third party's id; kept for 30 days.
create table former_accounts (
  person_hash bytea primary key,
  given bigint not null check (given > 0),
  left_at timestamptz not null
);
