import { describe, expect, test } from 'vitest'
import { findCrossing, type Crossing } from './crossing.ts'
import { readPlacements } from './placement.ts'

const placements = await readPlacements(`
  select create_reference_table('polls');
  select create_distributed_table('players', 'id');
  select create_distributed_table('wallets', 'player_id', colocate_with => 'players');
  select create_distributed_table('rounds', 'player_id', colocate_with => 'players');
  select create_distributed_table('listings', 'seller', colocate_with => 'players')`)

const CASES: readonly [sql: string, crossing: Crossing | undefined, values?: readonly unknown[]][] = [
  ['begin', undefined],
  ['select * from polls', undefined],
  ['select * from rate_limits where key = $1', undefined],
  ['select * from wallets where player_id = $1', undefined],
  ['select * from wallets where $1 = player_id and balance > 5', undefined],
  ['select * from wallets where player_id = $1::uuid', undefined],
  ['select * from wallets', 'names no player'],
  ['select * from wallets where balance = $1', 'names no player'],
  ['select * from wallets where player_id = $1 or balance = 5', 'names no player'],
  ['select * from wallets where player_id = any($1)', 'names no player'],
  ['select * from wallets w join players p on p.id = w.player_id where p.id = $1', undefined],
  ['select * from wallets w join players p on true where p.id = $1', 'names no player'],
  ['select * from wallets w join polls on polls.id = 1 where w.player_id = $1', undefined],
  ['select * from wallets w join rate_limits on true where w.player_id = $1', 'joins a table of the coordinator'],
  ['select (select count(*) from rounds where rounds.player_id = p.id) from players p where p.id = $1', undefined],
  ['select (select count(*) from rounds) from players p where p.id = $1', 'names no player'],
  ['select * from players where id in (select player_id from rounds where day = $1)', 'names no player'],
  ['with w as (select * from wallets where player_id = $1) select * from w', undefined],
  ['with p as (select id from players where id = $1) select * from p join rounds r on r.player_id = p.id', undefined],
  ['insert into rounds (day, player_id) values ($1, $2)', undefined],
  ['insert into rounds (player_id) values ($1), ($2)', undefined, ['one', 'one']],
  ['insert into rounds (player_id) values ($1), ($2)', 'names several players', ['one', 'other']],
  ['insert into rounds (player_id, day) select player_id, $2 from wallets where player_id = $1', undefined],
  ['update wallets set balance = 0 where player_id = $1 returning *', undefined],
  ['update wallets set balance = 0', 'names no player'],
  ['delete from listings where id = $1', 'names no player'],
  [
    `with paid as (update wallets set balance = 0 where player_id = $1 returning player_id)
     update wallets set balance = 1 where player_id = $2 and exists (select from paid)`,
    'names several players',
    ['buyer', 'seller'],
  ],
]

describe('the check of shards', () => {
  test.each(CASES)('%s: %s', async (text, crossing, values = []) => {
    expect(await findCrossing({ text, values }, placements)).toBe(crossing)
  })
})
