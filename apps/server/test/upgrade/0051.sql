insert into visit_counts (day, age, shard, players) values ('2026-11-16', 0, 3, 2), ('2026-11-17', 1, 3, 1);
insert into error_counts (day, http_status, replies) values ('2026-11-16', 500, 1), ('2026-11-16', 503, 4);
