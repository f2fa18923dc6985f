import type { KyselyPlugin } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { FAULTS, unlocked, type Fault } from '../model/faults.ts'
import { startWorld, type TestWorld } from '../world.ts'
import { RACES, type RaceName } from './races.ts'

/** Each race ends as it must; and what it needs for that is taken away, to show that it would not end so without. */

const ROUNDS = 4
/** Without a lock not every meeting goes wrong. */
const MOST_ROUNDS = 40

const sound = await startWorld()
afterAll(() => sound[Symbol.asyncDispose]())

test.each(Object.entries(RACES))(
  '%s',
  async (_, [race, end]) => {
    for (let round = 0; round < ROUNDS; round++) expect(await race(sound)).toBe(end)
  },
  60_000,
)

/** Pays whether or not the balance allows it: the last condition of the payment is dropped. */
const paying: KyselyPlugin = {
  transformQuery({ node }) {
    if (node.kind !== 'UpdateQueryNode' || node.where?.where.kind !== 'AndNode') return node
    const isWallet = JSON.stringify(node.table).includes('"wallets"')
    return isWallet
      ? { ...node, where: { ...node.where, where: (node.where.where as unknown as { left: never }).left } }
      : node
  },
  transformResult: ({ result }) => Promise.resolve(result),
}

const LOCK: Fault = { bends: unlocked }
const STILL_WAITING = FAULTS['a reward that was claimed still waits'] ?? {}
const NO_KEY: Fault = {
  async plant(db) {
    await db.schema.alterTable('poll_votes').dropConstraint('poll_votes_pkey').execute()
  },
}

const NEEDS: readonly (readonly [RaceName, string, Fault])[] = [
  ['R1 two buyers of one listing', 'the lock of the players’ rows', LOCK],
  ['R1 a buyer against a cancel', 'the lock of the players’ rows', LOCK],
  ['R1 purchases while the seller leaves', 'the lock of the players’ rows', LOCK],
  ['R2 a pull against a purchase', 'the condition that a payment leaves no debt', { bends: paying }],
  ['R2 the last copy sold twice', 'the lock of the player’s row', LOCK],
  ['R3 pulls on one balance', 'the condition that a payment leaves no debt', { bends: paying }],
  ['R4 a claim against a claim', 'the status that a claim leaves behind', STILL_WAITING],
  ['R4 a quest against the same quest', 'the lock of the player’s row', LOCK],
  ['R6 one pull sent many times under one key', 'the lock of the player’s row', LOCK],
  ['R7 two votes of one player', 'the key of the votes', NO_KEY],
  // Either of the two is enough: the new day pays by a condition, and counts a visit of a day once.
  [
    'R11 the new day against a claim',
    'the lock and the status that a payment leaves behind',
    { ...STILL_WAITING, ...LOCK },
  ],
]

test('every race has something that it needs', () => {
  expect(NEEDS.map(([name]) => name).toSorted()).toEqual(Object.keys(RACES).toSorted())
})

describe('ends otherwise without what it needs:', () => {
  test.each(NEEDS)(
    '%s, without %s',
    async (name, _, { plant, bends }) => {
      await using world = await startWorld({ breaks: 'all', ...(bends && { bends }) })
      await plant?.(world.db)
      const [race, end] = RACES[name]
      expect(await endsOtherwise(world, race, end)).toBe(true)
    },
    60_000,
  )
})

async function endsOtherwise(
  world: TestWorld,
  race: (world: TestWorld) => Promise<string>,
  end: string,
): Promise<boolean> {
  for (let round = 0; round < MOST_ROUNDS; round++) if ((await race(world)) !== end) return true
  return false
}
