insert into rate_limits (key, points, expire) values ('read:network', 1, 0);
insert into cached_values (name, period, value) values ('rates', 1, '{}');
