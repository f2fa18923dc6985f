import type { Actor, Fields, Habits, Oracle } from './actor.ts'
import { dateOf, dayOfDate, instantAt } from './calendar.ts'
import { Client } from './client.ts'
import { diceOf, type Dice } from './dice.ts'
import { openJudge, type Judge } from './judge.ts'
import { PlayerModel } from './model.ts'
import { signUp, visit } from './visit.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** When visits happen: at both ends of the day, in the hour that the clocks skip or show twice, and in between. */
const TIMES = [0, 1, 2.5 * HOUR, 9 * HOUR, 15 * HOUR, 21 * HOUR, 24 * HOUR - MINUTE, 24 * HOUR - 1]

/** More would wait for the same two cores. */
const AT_ONCE = 6

export type Simulated = {
  readonly address: string
  readonly oracle: Oracle
  readonly setNow: (instant: number) => void
  /** What every player has, straight from the books. */
  readonly balances: () => Promise<Map<string, { gachas: number; throws: number }>>
}

export type Settings = {
  readonly players: number
  readonly days: number
  readonly from: string
  readonly seed: number
  readonly say?: (text: string) => void
}

export type Outcome = {
  readonly calls: number
  readonly visits: number
  readonly compared: number
  readonly faults: readonly string[]
}

/** Lets players play for days on a clock that moves, and compares all they have with what they should have. */
export async function simulate(world: Simulated, { players, days, from, seed, say }: Settings): Promise<Outcome> {
  const judge = openJudge()
  const dice = diceOf(seed)
  const first = dayOfDate(from)
  const idsOfAll = new Set<string>()
  world.setNow(instantAt(first, 0))
  const actors = Array.from({ length: players }, (_, number) =>
    actorOf(world, { number, first, days, dice: diceOf(seed * 1000 + number), judge, idsOfAll }),
  )
  await inTurns(actors, signUp)
  let visits = 0
  for (let day = first; day < first + days; day++) {
    visits += await liveDay(world, actors, day, dice)
    await judgeBooks(world, actors, judge, day)
    say?.(`${dateOf(day)}: ${visits} visits, ${judge.compared()} comparisons`)
  }
  const calls = actors.reduce((sum, { client }) => sum + client.calls, 0)
  return { calls, visits, compared: judge.compared(), faults: judge.faults }
}

type Birth = { number: number; first: number; days: number; dice: Dice; judge: Judge; idsOfAll: Set<string> }

function actorOf({ address, oracle }: Simulated, { number, first, days, dice, judge, idsOfAll }: Birth): Actor {
  return {
    name: `sim${String(number).padStart(4, '0')}`,
    client: new Client(address),
    model: new PlayerModel(first),
    habits: habitsOf(dice, number, first, days),
    dice,
    judge,
    oracle,
    ids: new Map(),
    idsOfAll,
    known: new Map(),
  }
}

/** Every third is a keen player, so that levels, power and streaks grow far; some are away longer than a session lasts. */
function habitsOf(dice: Dice, number: number, first: number, days: number): Habits {
  const isKeen = number % 3 === 0
  const from = first + dice.below(days)
  const away = number % 7 === 5 ? { from, to: from + dice.pick([3, 8, 31, 40]) } : { from: first, to: first }
  return {
    diligence: isKeen ? 1 : dice.pick([0.4, 0.75, 0.95]),
    skill: isKeen ? 0.8 : dice.pick([0.1, 0.35, 0.6]),
    patience: isKeen ? 4 : dice.pick([1, 3, 7]),
    resets: dice.pick([0, 0.15, 0.6]),
    appetite: isKeen ? 0.5 : dice.pick([0.2, 0.3, 0.5]),
    claims: dice.pick([0, 0.5, 0.9, 1]),
    summons: isKeen ? 'both' : dice.pick(['never', 'single', 'ten', 'both'] as const),
    mischief: dice.pick([0, 0.2, 0.5]),
    away,
  }
}

/** All visits of a day in the order of their times; those at one time happen together. */
async function liveDay(world: Simulated, actors: readonly Actor[], day: number, dice: Dice): Promise<number> {
  const plans = new Map(TIMES.map((time) => [time, [] as Actor[]]))
  for (const actor of actors) {
    const { diligence, away } = actor.habits
    const isAway = day >= away.from && day < away.to
    if (isAway || !dice.chance(diligence)) continue
    const times = dice.chance(0.2) ? dice.shuffled(TIMES).slice(0, 2) : [dice.pick(TIMES)]
    for (const time of times) plans.get(time)?.push(actor)
  }
  let visits = 0
  for (const [time, visitors] of plans) {
    world.setNow(instantAt(day, time))
    await inTurns(visitors, (actor) => visit(actor, day))
    visits += visitors.length
  }
  await compareYesterday(world, actors, day)
  return visits
}

async function inTurns(actors: readonly Actor[], act: (actor: Actor) => Promise<void>): Promise<void> {
  const waiting = [...actors]
  const work = async () => {
    for (let actor = waiting.shift(); actor; actor = waiting.shift()) await act(actor)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Those who stayed away have what they had. */
async function judgeBooks(world: Simulated, actors: readonly Actor[], judge: Judge, day: number): Promise<void> {
  const balances = await world.balances()
  for (const { client, model, name } of actors) {
    const { gachas, throws } = model
    judge.expect(`${name}, books of ${dateOf(day)}`, { gachas, throws }, balances.get(client.id))
  }
}

/** Someone who was here today hears yesterday’s answers: none of them is today’s, and each was the oracle’s. */
async function compareYesterday({ oracle }: Simulated, actors: readonly Actor[], day: number): Promise<void> {
  const actor = actors.find(({ model }) => model.day === day)
  if (!actor) return
  const { client, judge, model } = actor
  const { body } = await client.get('/userGames/yesterday')
  for (const { game, mode, answer } of body as { game: never; mode: number; answer: Fields }[]) {
    if (model.round({ game, mode }).resets > 0) continue
    const today = await oracle(client.id, { game, mode })
    judge.expect(`yesterday’s ${String(game)} ${mode} is today’s`, false, answer['en'] === today.answer.en)
  }
}
