insert into audits (at, entries, copies, rules, broken, complete_at, last_entry, made) values
  ('2026-11-18 23:00Z', 20, 3, 19, 0, '2026-11-18 23:00Z', 20, 240);
