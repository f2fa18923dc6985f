insert into server_runs (id, beats) values ('00000000-0000-7000-8000-0000000000e1', 7);
insert into write_checks (at) values ('2026-11-17 12:00Z');
