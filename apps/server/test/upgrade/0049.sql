insert into takedowns (kind, subject, reason, withdrawn_at, cards) values
  ('song', 'paper-fox', 'asked for by its author', '2026-11-17 12:00Z', '[]');
