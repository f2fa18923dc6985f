import fc from 'fast-check'
import { sql } from 'kysely'
import { seenIn } from '../simulation/world-of.ts'
import type { Games } from '../../src/features/games/index.ts'
import type { Clock } from '../../src/platform/process/clock.ts'
import { brokenRules, compareKept } from './books.ts'
import { compareAll } from './errands.ts'
import { steps } from './kinds.ts'
import { Broken, Town, type Real } from './town.ts'

type World = Omit<Real, 'address' | 'oracle'> & { readonly games: Games; readonly clock: Clock }

/** The server as the stories meet it: over HTTP. */
export async function openReal({ app, db, pack, games, clock, setNow }: World): Promise<Real> {
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, address, db, pack, setNow, oracle: seenIn({ db, games, clock }).oracle }
}

export type Told = { readonly actions: number; readonly stories: number; readonly seed: number }

type Wish = {
  readonly actions: number
  readonly seed: number
  /** The most things that happen in one story. */
  readonly longest: number
  /** How many players there are: seven at most. */
  readonly players: number
  /** For how many milliseconds five stories are told, and the one that fails is made shorter. */
  readonly patience: number
  readonly say?: (text: string) => void
}

/** Tells stories until so many things have happened in them; one that the server does not live up to is an error, shrunk. */
export async function tellStories(
  real: Real,
  { actions: wanted, seed, longest, players, patience, say }: Wish,
): Promise<Told> {
  let [actions, stories, rules] = [0, 0, await brokenRules(real)]
  // Most stories are long ones: that is where what happened early meets what happens late.
  const story = fc.noBias(fc.commands([steps], { maxCommands: longest, size: 'max' }))
  const property = fc.asyncProperty(story, async (commands) => {
    await forgetPolls(real)
    const town = new Town(real, players)
    const before = rules
    try {
      await fc.asyncModelRun(() => ({ model: town, real }), commands)
      await closeTown(town, real)
    } finally {
      actions += town.actions
      stories += 1
      rules = await brokenRules(real)
    }
    requireSame(town, before, rules)
  })
  for (let next = seed; actions < wanted; next++) {
    const { failed, errorInstance } = await fc.check(property, {
      seed: next,
      numRuns: 5,
      interruptAfterTimeLimit: patience,
    })
    if (failed)
      throw errorInstance instanceof Broken ? errorInstance : new Error(`seed ${next}`, { cause: errorInstance })
    say?.(`seed ${next}: ${actions} actions in ${stories} stories`)
  }
  return { actions, stories, seed }
}

/** Nobody of an earlier story has a part in the next one; only the polls are everybody's, and begin anew. */
async function forgetPolls({ db }: Real): Promise<void> {
  await sql`delete from poll_votes`.execute(db)
  await sql`delete from polls`.execute(db)
}

/** At the end everybody looks at everything. */
async function closeTown(town: Town, real: Real): Promise<void> {
  await compareKept(real, town, town.known)
  for (const by of town.known) if (!by.gone && by.model.day === town.day) await compareAll(by, town.day)
  town.requireFaultless()
}

type Rules = ReadonlyMap<string, number>

/** The books balance as well as before: a story that broke them must not spoil the shorter ones that are tried after it. */
function requireSame(town: Town, before: Rules, after: Rules): void {
  for (const [rule, faults] of after) town.judge.expect(`the books: who breaks “${rule}”`, before.get(rule), faults)
  town.requireFaultless()
}
