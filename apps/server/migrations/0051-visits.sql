-- How many players were seen on a day, by the days since they signed up (at most 31). Without ids of players, so that
-- nobody's visits are stored. The shards keep players from waiting for each other: a player's shard is the last digit of
-- the id.
create table visit_counts (
  day date not null,
  age smallint not null check (age between 0 and 31),
  shard smallint not null check (shard between 0 and 15),
  players integer not null,
  primary key (day, age, shard)
) with (fillfactor = 50);

-- How many requests of a day failed, by the status of the reply.
create table error_counts (
  day date not null,
  http_status smallint not null,
  replies integer not null,
  primary key (day, http_status)
);
