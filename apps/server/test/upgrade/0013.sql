insert into book_days (day, made, destroyed) values ('2026-11-16', 200, 0), ('2026-11-17', 70, 30);
insert into book_draws (day, rarity, drawn, expected, variance) values ('2026-11-17', 'B', 1, 1890, 699);
insert into audits (at, entries, copies, rules, broken) values ('2026-11-17 23:00Z', 16, 3, 19, 0);
