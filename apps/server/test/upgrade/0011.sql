insert into polls (id, first_en, first_es, second_en, second_es, expires_on, finished_on, first_votes, second_votes) values
  (1, 'Moon', 'Luna', 'Sun', 'Sol', '2026-11-16', '2026-11-16', 1, 1),
  (2, 'Tea', 'Té', 'Coffee', 'Café', '2026-11-30', null, 1, 0);
insert into poll_votes (poll_id, player_id, option, at) values
  (1, '00000000-0000-7000-8000-00000000000a', 1, '2026-11-10 12:00Z'),
  (1, '00000000-0000-7000-8000-00000000000b', 2, '2026-11-10 12:00Z'),
  (2, '00000000-0000-7000-8000-00000000000a', 1, '2026-11-17 12:00Z');
