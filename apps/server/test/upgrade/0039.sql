insert into announcements (texts, starts_at, ends_at, created_at) values
  ('{"en": "Hello", "es": "Hola"}', '2026-11-16 23:00Z', '2026-11-17 23:00Z', '2026-11-16 12:00Z');
