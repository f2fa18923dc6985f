insert into cached_values (name, period, value) values ('rates', 1, '{}');
