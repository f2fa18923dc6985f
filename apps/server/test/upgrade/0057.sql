insert into planned_polls (first_day, options)
  values ('2026-12-24', '[{"en":"Snow","es":"Nieve"},{"en":"Rain","es":"Lluvia"}]');
