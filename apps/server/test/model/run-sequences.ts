import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { createServerQueries } from '../simulation/server-queries.ts'
import type { Games } from '../../src/features/games/index.ts'
import type { Clock } from '../../src/platform/process/clock.ts'
import { countBrokenRules, compareStoredState } from './books.ts'
import { compareAllRecords } from './actions.ts'
import { steps } from './kinds.ts'
import { ModelMismatch, Players, type RealServer } from './players.ts'
import type { SecondServer } from './second-server.ts'

type ServerParts = Pick<RealServer, 'db' | 'pack'> & {
  readonly app: FastifyInstance
  readonly games: Games
  readonly clock: Clock
  readonly setNow: (instant: number) => void
}

/** Makes the test server listen on a port. `second` is an optional second server on the same database. */
export async function createRealServer(
  { app, db, pack, games, clock, setNow }: ServerParts,
  second?: SecondServer,
): Promise<RealServer> {
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    addresses: second ? [address, second.address] : [address],
    db,
    pack,
    setNow: async (instant) => {
      setNow(instant)
      await second?.setNow(instant)
    },
    readAnswer: createServerQueries({ db, games, clock }).readAnswer,
  }
}

export type RunResult = { readonly actions: number; readonly sequences: number; readonly seed: number }

type RunSettings = {
  readonly actions: number
  readonly seed: number
  /** The maximum number of steps in a sequence. */
  readonly longest: number
  /** Number of players, at most seven. */
  readonly players: number
  /** Time limit in ms for five sequences, including the shrinking of a failure. */
  readonly timeLimit: number
  readonly print?: (text: string) => void
}

/** Runs random sequences until they contain enough actions. Throws the shortest form of a failing sequence. */
export async function runSequences(
  real: RealServer,
  { actions: maxActions, seed, longest, players: count, timeLimit, print }: RunSettings,
): Promise<RunResult> {
  let [actions, sequences, rules] = [0, 0, await countBrokenRules(real)]
  // Prefers long sequences, because their early actions affect later ones.
  const sequence = fc.noBias(fc.commands([steps], { maxCommands: longest, size: 'max' }))
  const property = fc.asyncProperty(sequence, async (commands) => {
    await deletePolls(real)
    const players = new Players(real, count)
    await players.start(real)
    const before = rules
    try {
      await fc.asyncModelRun(() => ({ model: players, real }), commands)
      await compareEverything(players, real)
    } finally {
      actions += players.actions
      sequences += 1
      rules = await countBrokenRules(real)
    }
    requireSameRules(players, before, rules)
  })
  for (let next = seed; actions < maxActions; next++) {
    const { failed, errorInstance } = await fc.check(property, {
      seed: next,
      numRuns: 5,
      interruptAfterTimeLimit: timeLimit,
    })
    if (failed)
      throw errorInstance instanceof ModelMismatch ? errorInstance : new Error(`seed ${next}`, { cause: errorInstance })
    print?.(`seed ${next}: ${actions} actions in ${sequences} sequences`)
  }
  return { actions, sequences, seed }
}

/**
 * Each sequence has its own players, but all sequences share the polls, so the polls are deleted before each sequence.
 */
async function deletePolls({ db }: RealServer): Promise<void> {
  await sql`delete from poll_votes`.execute(db)
  await sql`delete from polls`.execute(db)
}

/** Compares all records of all players at the end. */
async function compareEverything(players: Players, real: RealServer): Promise<void> {
  await compareStoredState(real, players, players.known)
  for (const player of players.known)
    if (!player.gone && player.model.day === players.day) await compareAllRecords(player, players.day)
  players.requireFaultless()
}

type Rules = ReadonlyMap<string, number>

/**
 * Requires that the sequence added no audit faults. There may already be some, because faults of a failed sequence stay
 * in the database while it is shrunk.
 */
function requireSameRules(players: Players, before: Rules, after: Rules): void {
  for (const [rule, faults] of after) players.judge.expect(`audit rule “${rule}”`, before.get(rule), faults)
  players.requireFaultless()
}
