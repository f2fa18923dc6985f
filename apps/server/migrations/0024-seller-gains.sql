-- What a bound buyer paid above what the card is worth by summoning.
alter table listings
  add column seller_gains integer not null default 0 check (seller_gains >= 0),
  add check (state = 'sold' or seller_gains = 0);
