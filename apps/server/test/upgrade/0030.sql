insert into challenge_rounds (puzzle_id, player_id, wrong, guessed_on) values
  ('puzzle', '00000000-0000-7000-8000-00000000000b', '{paper-fox}', '2026-11-17');
