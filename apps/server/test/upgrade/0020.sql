insert into cancelled_listings (seller, card_id, times, last_at) values
  ('00000000-0000-7000-8000-00000000000a', 'brunella-1', 1, '2026-11-17 12:33Z');
