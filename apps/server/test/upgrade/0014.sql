-- Cleo has deleted her account.
insert into players (id, username, email, day, created_at, deleted_at) values
  ('00000000-0000-7000-8000-00000000000c', 'gone', 'gone', '2026-11-17', '2026-11-03 12:00Z', '2026-11-17 12:00Z');
insert into wallets (player_id, balance, entries) values ('00000000-0000-7000-8000-00000000000c', 0, 2);
insert into ledger_entries (operation, account, player_id, position, delta, balance_after, reason, at) values
  ('00000000-0000-7000-8000-000000000009', 'player', '00000000-0000-7000-8000-00000000000c', 1, 100, 100, 'signup', '2026-11-03 12:00Z'),
  ('00000000-0000-7000-8000-000000000009', 'mint', null, null, -100, null, 'signup', '2026-11-03 12:00Z'),
  ('00000000-0000-7000-8000-000000000010', 'player', '00000000-0000-7000-8000-00000000000c', 2, -100, 0, 'farewell', '2026-11-17 12:00Z'),
  ('00000000-0000-7000-8000-000000000010', 'burn', null, null, 100, null, 'farewell', '2026-11-17 12:00Z');
insert into mail_tokens (token_hash, player_id, purpose, email, created_at, expires_at) values
  ('\x04', '00000000-0000-7000-8000-00000000000a', 'verify', 'ana@example.org', '2026-11-17 12:00Z', '2026-11-18 12:00Z');
insert into showcases (player_id, place, card_id) values ('00000000-0000-7000-8000-00000000000a', 0, 'brunella-1');
