-- Results that all servers show for the same time, such as the ranking. Unlogged, because they can be computed again.
create unlogged table cached_values (
  name text primary key,
  -- The number of the interval that the value is for.
  period bigint not null,
  value json not null
);
