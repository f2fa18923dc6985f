insert into banner_weeks (week, series) values ('2026-11-16', 'paper-fox');
