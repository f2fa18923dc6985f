insert into notices (player_id, kind, details, at) values
  ('00000000-0000-7000-8000-00000000000a', 'report-closed', '{}', '2026-11-17 12:00Z');
insert into blocks (blocker, blocked, created_at) values
  ('00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-00000000000b', '2026-11-17 12:00Z');
insert into reports (reporter, reported, kind, listing_id, subject, created_at, outcome, closed_at) values
  ('00000000-0000-7000-8000-00000000000b', '00000000-0000-7000-8000-00000000000a', 'name', null, '{}', '2026-11-17 12:00Z', null, null),
  ('00000000-0000-7000-8000-00000000000b', '00000000-0000-7000-8000-00000000000a', 'offer', '00000000-0000-7000-8000-0000000000c2', '{}', '2026-11-16 12:00Z', 'dismissed', '2026-11-17 12:00Z');
