insert into suspensions (player_id, at, until, note, appeal, appealed_at) values
  ('00000000-0000-7000-8000-00000000000a', '2026-11-17 12:00Z', '2026-11-20 12:00Z', 'Rude.', 'I was not.', '2026-11-17 13:00Z');
update players set suspended_until = '2026-11-20 12:00Z' where username = 'Ana';
insert into desk_log (at, operator, role, action, subject, reason, details) values
  ('2026-11-17 12:10Z', null, null, 'player.rename', '00000000-0000-7000-8000-00000000000a', 'a rude name',
    '{"before": "Rude", "after": "Ana"}');
