-- One index for each order of the market, so that a page is read without sorting all open listings.
create index listings_cheapest on listings (price, created_at desc, id desc) where state = 'open';
create index listings_dearest on listings (price desc, created_at desc, id desc) where state = 'open';
drop index listings_offers;
create index listings_offers on listings (card_id, price, created_at, id) where state = 'open';
