insert into rate_limits (key, points, expire) values ('read:network', 1, 0);
