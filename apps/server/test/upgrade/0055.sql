insert into wishes (player_id, card_id, max_price, created_at)
  select id, 'moon-hare-1', 40, '2026-11-17 12:00Z' from players order by id limit 1;
insert into wish_checks (checked_at) values ('2026-11-18T11:00:00Z');
