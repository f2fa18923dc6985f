-- Ana drew three cards, sold one to Ben and offers another one. Both played today.
insert into players (id, username, email, password_hash, total_power, unique_cards, day, created_at) values
  ('00000000-0000-7000-8000-00000000000a', 'Ana', 'ana@example.org', 'hash', 200, 1, '2026-11-17', '2026-11-01 12:00Z'),
  ('00000000-0000-7000-8000-00000000000b', 'Ben', 'ben@example.org', 'hash', 75, 1, '2026-11-17', '2026-11-02 12:00Z');
insert into sessions (token_hash, player_id, created_at, seen_at, expires_at) values
  ('\x01', '00000000-0000-7000-8000-00000000000a', '2026-11-17 12:00Z', '2026-11-17 12:00Z', '2026-12-17 12:00Z');
insert into idempotent_replies (player_id, key, request_hash, reply, at) values
  ('00000000-0000-7000-8000-00000000000a', 'pull-number-1', '\x01', '[{"_id": "abelard-1"}]', '2026-11-17 12:00Z');
insert into wallets (player_id, balance, entries) values
  ('00000000-0000-7000-8000-00000000000a', 170, 7), ('00000000-0000-7000-8000-00000000000b', 70, 2);
insert into ledger_entries (operation, account, player_id, position, delta, balance_after, reason, at) values
  ('00000000-0000-7000-8000-000000000001', 'player', '00000000-0000-7000-8000-00000000000a', 1, 100, 100, 'signup', '2026-11-01 12:00Z'),
  ('00000000-0000-7000-8000-000000000001', 'mint', null, null, -100, null, 'signup', '2026-11-01 12:00Z'),
  ('00000000-0000-7000-8000-000000000002', 'player', '00000000-0000-7000-8000-00000000000a', 2, -10, 90, 'summon:normal', '2026-11-17 12:00Z'),
  ('00000000-0000-7000-8000-000000000002', 'burn', null, null, 10, null, 'summon:normal', '2026-11-17 12:00Z'),
  ('00000000-0000-7000-8000-000000000003', 'player', '00000000-0000-7000-8000-00000000000a', 3, -10, 80, 'summon:normal', '2026-11-17 12:01Z'),
  ('00000000-0000-7000-8000-000000000003', 'burn', null, null, 10, null, 'summon:normal', '2026-11-17 12:01Z'),
  ('00000000-0000-7000-8000-000000000004', 'player', '00000000-0000-7000-8000-00000000000a', 4, -10, 70, 'summon:normal', '2026-11-17 12:02Z'),
  ('00000000-0000-7000-8000-000000000004', 'burn', null, null, 10, null, 'summon:normal', '2026-11-17 12:02Z'),
  ('00000000-0000-7000-8000-000000000005', 'player', '00000000-0000-7000-8000-00000000000b', 1, 100, 100, 'signup', '2026-11-02 12:00Z'),
  ('00000000-0000-7000-8000-000000000005', 'mint', null, null, -100, null, 'signup', '2026-11-02 12:00Z'),
  ('00000000-0000-7000-8000-000000000006', 'player', '00000000-0000-7000-8000-00000000000a', 5, 30, 100, 'market:00000000-0000-7000-8000-0000000000c1', '2026-11-17 13:00Z'),
  ('00000000-0000-7000-8000-000000000006', 'player', '00000000-0000-7000-8000-00000000000b', 2, -30, 70, 'market:00000000-0000-7000-8000-0000000000c1', '2026-11-17 13:00Z'),
  ('00000000-0000-7000-8000-000000000007', 'player', '00000000-0000-7000-8000-00000000000a', 6, 20, 120, 'quest:image', '2026-11-17 14:00Z'),
  ('00000000-0000-7000-8000-000000000007', 'mint', null, null, -20, null, 'quest:image', '2026-11-17 14:00Z'),
  ('00000000-0000-7000-8000-000000000008', 'player', '00000000-0000-7000-8000-00000000000a', 7, 50, 170, 'game:name:0', '2026-11-17 14:01Z'),
  ('00000000-0000-7000-8000-000000000008', 'mint', null, null, -50, null, 'game:name:0', '2026-11-17 14:01Z');
insert into holdings (player_id, card_id, quantity, favourite, first_at) values
  ('00000000-0000-7000-8000-00000000000a', 'brunella-1', 1, true, '2026-11-17 12:01Z'),
  ('00000000-0000-7000-8000-00000000000b', 'abelard-1', 1, false, '2026-11-17 13:00Z');
insert into quest_progress (player_id, week, image) values
  ('00000000-0000-7000-8000-00000000000a', '2026-11-16', 2), ('00000000-0000-7000-8000-00000000000b', '2026-11-16', 0);
insert into quest_claims (player_id, quest, period, gachas, at) values
  ('00000000-0000-7000-8000-00000000000a', 'image', '2026-11-17', 20, '2026-11-17 14:00Z');
insert into rounds (player_id, day, game, mode, answer, seen, wrong, finished, status, finished_at) values
  ('00000000-0000-7000-8000-00000000000a', '2026-11-17', 'name', 0, 'abelard', '{abelard}', '{}', true, 2, '2026-11-17 14:00Z'),
  ('00000000-0000-7000-8000-00000000000a', '2026-11-16', 'image', 0, 'paper-fox', '{paper-fox}', '{salt-lantern}', true, 1, '2026-11-16 14:00Z'),
  ('00000000-0000-7000-8000-00000000000b', '2026-11-17', 'image', 0, 'iron-sparrow', '{iron-sparrow}', '{paper-fox}', false, 0, null),
  ('00000000-0000-7000-8000-00000000000b', '2026-11-03', 'image', 0, 'iron-sparrow', '{iron-sparrow}', '{paper-fox}', false, 0, null);
insert into resets_used (player_id, day, game, used) values
  ('00000000-0000-7000-8000-00000000000b', '2026-11-17', 'silhouette', 1);
insert into seeds (id, player_id, server_seed, client_seed, next_counter, created_at) values
  ('00000000-0000-7000-8000-0000000000d1', '00000000-0000-7000-8000-00000000000a', '\x02', 'ana', 3, '2026-11-01 12:00Z'),
  ('00000000-0000-7000-8000-0000000000d2', '00000000-0000-7000-8000-00000000000b', '\x03', 'ben', 0, '2026-11-02 12:00Z');
insert into card_pools (hash, pools, fallback) values ('pool', '{"B": ["abelard-1"]}', '{"B": ["abelard-1"]}');
insert into pulls (player_id, banner, rarities, cards, throws_before, seed_id, counter, pool, at) values
  ('00000000-0000-7000-8000-00000000000a', 'normal', '{B}', '{abelard-1}', 0, '00000000-0000-7000-8000-0000000000d1', 0, 'pool', '2026-11-17 12:00Z'),
  ('00000000-0000-7000-8000-00000000000a', 'normal', '{A}', '{brunella-1}', 1, '00000000-0000-7000-8000-0000000000d1', 1, 'pool', '2026-11-17 12:01Z'),
  ('00000000-0000-7000-8000-00000000000a', 'normal', '{S}', '{corvinus-1}', 2, '00000000-0000-7000-8000-0000000000d1', 2, 'pool', '2026-11-17 12:02Z');
update wallets set throws = 3 where player_id = '00000000-0000-7000-8000-00000000000a';
insert into listings (id, seller, card_id, price, state, buyer, signs, created_at, closed_at) values
  ('00000000-0000-7000-8000-0000000000c1', '00000000-0000-7000-8000-00000000000a', 'abelard-1', 30, 'sold', '00000000-0000-7000-8000-00000000000b', '{price}', '2026-11-17 12:30Z', '2026-11-17 13:00Z'),
  ('00000000-0000-7000-8000-0000000000c2', '00000000-0000-7000-8000-00000000000a', 'corvinus-1', 60, 'open', null, '{}', '2026-11-17 12:31Z', null),
  ('00000000-0000-7000-8000-0000000000c3', '00000000-0000-7000-8000-00000000000a', 'brunella-1', 40, 'cancelled', null, '{}', '2026-11-17 12:32Z', '2026-11-17 12:33Z');
