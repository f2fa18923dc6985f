insert into banner_choices (series, at) values ('paper-fox', '2026-11-16 12:00Z'), (null, '2026-11-17 12:00Z');
