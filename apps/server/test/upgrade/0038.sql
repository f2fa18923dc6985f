insert into puzzle_schedule (day, game, mode, answer, pinned, opened_at) values
  ('2026-11-17', 'image', 0, 'iron-sparrow', false, '2026-11-16 23:00Z'), ('2026-11-20', 'image', 0, 'paper-fox', true, null);
