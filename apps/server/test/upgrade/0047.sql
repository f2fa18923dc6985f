insert into desk_accounts (player_id, role, granted_at) values
  ('00000000-0000-7000-8000-00000000000b', 'moderator', '2026-11-17 12:00Z');
insert into desk_passkeys (id, player_id, public_key, uses, transports, created_at) values
  ('passkey', '00000000-0000-7000-8000-00000000000b', '\x09', 1, '{internal}', '2026-11-17 12:00Z');
insert into desk_recovery_codes (code_hash, player_id) values ('\x0a', '00000000-0000-7000-8000-00000000000b');
insert into desk_challenges (challenge, player_id, expires_at) values
  ('challenge', '00000000-0000-7000-8000-00000000000b', '2026-11-17 12:05Z');
insert into desk_sessions (token_hash, player_id, expires_at) values
  ('\x0b', '00000000-0000-7000-8000-00000000000b', '2026-11-18 00:00Z');
insert into desk_log (at, operator, role, action, subject, reason, details) values
  ('2026-11-17 12:00Z', '00000000-0000-7000-8000-00000000000b', 'moderator', 'player.lift', 'Ana', 'a mistake', '{}');
