update listings set seller_gives = 5, bound_buyer = true, rate = 75 where state = 'sold';
insert into former_accounts (person_hash, given, left_at) values ('\x06', 100, '2026-11-17 12:00Z');
