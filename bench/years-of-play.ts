/**
 * SQL that fills the tables with the records of several thousand players. On each day, a player wins six games and
 * claims their rewards, completes the quest for winning all six, and makes four pulls of ten. At the end, each player
 * sells ten cards to the next one. The temporary tables `people(n, id)`, `card_list(n, id, rarity, power)` and `ops`
 * hold intermediate results.
 */
export const YEARS_OF_PLAY = (players: number, days: number): string[] => [
  `create temp table people as select n, gen_random_uuid() as id from generate_series(0, ${players - 1}) as n`,
  `insert into players (id, username, email, password_hash, day, created_at)
    select id, 'p' || n, 'p' || n || '@example.org', 'none', '2026-11-18', '2026-01-01' from people`,
  `create temp table day_list as select d, date '2026-01-01' + d as day from generate_series(0, ${days - 1}) as d`,

  // The rewards, claims and pulls, in chronological order within each player's day.
  `insert into rounds (player_id, day, game, mode, answer, seen, finished, status, finished_at)
    select id, day, game, 0, 'a', '{a}', true, 2, day + interval '12 hours' from people cross join day_list
    cross join unnest('{image,silhouette,name,opening,eyes,pixel}'::text[]) as game`,
  `insert into quest_claims select id, 'all', day, 100, day + interval '12 hours' from people cross join day_list`,
  `insert into seeds (id, player_id, server_seed, client_seed, next_counter, created_at)
    select id, id, '\\x00', 'bench', ${days * 4}, '2026-01-01' from people`,
  `insert into card_pools values ('bench', '{}', '{}')`,
  `insert into pulls (player_id, banner, rarities, cards, throws_before, seed_id, counter, pool, at, rules)
    select people.id, 'normal', array_agg(rarity order by c), array_agg(card_list.id order by c),
      ((d * 4 + p) * 10) % 80, people.id, d * 4 + p, 'bench', day + interval '18 hours', 1
    from people cross join day_list cross join generate_series(0, 3) as p cross join generate_series(0, 9) as c
    join card_list on card_list.n = (people.n * 7 + d * 40 + p * 10 + c) % (select count(*) from card_list)
    group by people.id, people.n, d, p, day order by day, p`,

  // Sells ten cards of the first pull to the next player.
  `insert into listings (seller, card_id, price, state, buyer, created_at, closed_at)
    select seller.id, card, 5, 'sold', buyer.id, '2026-11-01', '2026-11-02' from people as seller
    join people as buyer on buyer.n = (seller.n + 1) % ${players}
    join pulls on pulls.player_id = seller.id and counter = 0 cross join unnest(cards) as card`,
  `insert into holdings (player_id, card_id, quantity, first_at)
    select player, card, sum(copies), '2026-01-01' from (
      select player_id as player, card, 1 as copies from pulls cross join unnest(cards) as card
      union all select seller, card_id, -1 from listings union all select buyer, card_id, 1 from listings) as moved
    group by player, card having sum(copies) > 0`,
  `update players set total_power = power, unique_cards = cards from (
      select player_id, sum(quantity * power) as power, count(*) as cards from holdings
      join card_list on card_list.id = card_id group by player_id) as held where player_id = players.id`,

  // The ledger: the players' entries, numbered and with running balances, and the matching mint and burn entries.
  `create temp table ops as select gen_random_uuid() as operation, * from (
      select id as player, 100 as delta, 'signup' as reason, 'mint' as against, timestamptz '2026-01-01' as at, 0 as place
        from people
      union all select player_id, 50, 'game:' || game || ':0', 'mint', finished_at, 1
        from rounds
      union all select player_id, gachas, 'quest:' || quest, 'mint', at, 2 from quest_claims
      union all select player_id, -100, 'summon:normal', 'burn', at, 3 from pulls) as done`,
  `create temp table legs as
    select operation, player, delta, reason, against, at, place from ops
    union all select operation, buyer, -price, reason, null, closed_at, 5 from (
      select gen_random_uuid() as operation, 'market:' || id as reason, * from listings) as sold
    union all select null, seller, price, 'market:' || id, null, closed_at, 4 from listings`,
  `update legs set operation = paid.operation from legs as paid
    where legs.operation is null and paid.reason = legs.reason and paid.delta < 0`,
  `insert into ledger_entries (operation, account, player_id, position, delta, balance_after, reason, at)
    select operation, 'player', player, row_number() over own, delta, sum(delta) over own, reason, at
    from legs window own as (partition by player order by at, place, operation) order by at`,
  `insert into ledger_entries (operation, account, player_id, delta, reason, at)
    select operation, against, player, -delta, reason, at from ops order by at`,
  `insert into wallets (player_id, balance, entries)
    select player, sum(delta), count(*) from legs group by player`,
  `analyze`,
]
