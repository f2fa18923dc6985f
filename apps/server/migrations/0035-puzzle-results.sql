-- How many players have each result of a puzzle that all players share. Changes with each guess, so that the results are
-- read without counting rounds. The shards keep players from waiting for each other: a player's shard is the last digit of
-- the id. Rows of past days are deleted.
create table puzzle_results (
  day date not null,
  game text not null,
  mode smallint not null,
  shard smallint not null,
  finished boolean not null,
  tries smallint not null,
  players integer not null,
  primary key (day, game, mode, shard, finished, tries)
) with (fillfactor = 50);

insert into puzzle_results (day, game, mode, shard, finished, tries, players)
  select day, game, mode, ('x' || right(player_id::text, 1))::bit(4)::int, finished, cardinality(wrong), count(*)
  from rounds
  where reset_no = 0 and (finished or cardinality(wrong) > 0) and day >= (select max(day) - 1 from rounds)
  group by 1, 2, 3, 4, 5, 6;

drop index rounds_puzzle;
