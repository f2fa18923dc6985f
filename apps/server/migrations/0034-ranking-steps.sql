-- The negative arrival makes all columns of an order descend, so that a comparison of rows is one range of the index.
drop index players_by_power, players_by_level, players_by_cards;
create index players_by_power on players (total_power desc, (-power_arrival) desc) include (power_arrival);
create index players_by_level on players (level desc, experience desc, (-level_arrival) desc) include (level_arrival);
create index players_by_cards on players (unique_cards desc, (-cards_arrival) desc) include (cards_arrival);

-- Every 500th player of each ranking, so that a position is found without counting all better players. A job writes the
-- rows again every minute.
create table ranking_steps (
  ranking text not null,
  position bigint not null,
  value bigint not null,
  -- 0 in the rankings by power and by cards.
  experience bigint not null,
  -- The negative arrival.
  arrival bigint not null
);
create index ranking_steps_order on ranking_steps (ranking, value, experience, arrival);
