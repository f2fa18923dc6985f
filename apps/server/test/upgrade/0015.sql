insert into idempotent_replies (player_id, key, request_hash, reply, at) values
  ('00000000-0000-7000-8000-00000000000a', 'pull-number-0', '\x05', null, '2026-11-01 12:00Z');
