-- A moderator can freeze an offer: nobody can buy it, and its copy stays in the listing. And a moderator can undo a sale: the
-- copy is back with the seller, and the ledger has a second payment in the other direction.
alter table listings
  drop constraint listings_state_check,
  drop constraint listings_check,
  drop constraint listings_check1,
  drop constraint listings_check2,
  drop constraint listings_check4,
  drop constraint listings_check5,
  add column undone_at timestamptz,
  add constraint listings_state_check check (state in ('open', 'frozen', 'sold', 'undone', 'cancelled')),
  add constraint listings_buyer_check check ((state in ('sold', 'undone')) = (buyer is not null)),
  add constraint listings_closed_check check ((state in ('open', 'frozen')) = (closed_at is null)),
  add constraint listings_undone_check check ((state = 'undone') = (undone_at is not null)),
  add constraint listings_unsold_check check (state in ('sold', 'undone')
    or (told_at is null and signs = '{}' and buyer_gives = 0 and not bound_buyer and rate is null and seller_gains = 0));
create index listings_frozen on listings (seller) where state = 'frozen';
create index listings_undone on listings (buyer) where state = 'undone';
