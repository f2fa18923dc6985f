import type { Actor, Fields, Habits, AnswerReader } from './actor.ts'
import { toDate, parseDay, toInstant } from './calendar.ts'
import { Client } from './client.ts'
import { createDice, type Dice } from './dice.ts'
import { createJudge, type Judge } from './judge.ts'
import { MarketModel } from './market-model.ts'
import { PlayerModel } from './model.ts'
import type { MarketSession, TradingActor } from './market-session.ts'
import { compareMarket, raceForOffer, visitMarket } from './trade.ts'
import { createAppraisal, createTrader, type TradedCard } from './trader.ts'
import { confirmEmail, signUp, simulateVisit } from './visit.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * The times of visits: the start and end of the day, the hour that is skipped or repeated at a clock change, and times
 * in between.
 */
const TIMES = [0, 1, 2.5 * HOUR, 9 * HOUR, 15 * HOUR, 21 * HOUR, 24 * HOUR - MINUTE, 24 * HOUR - 1]

/**
 * The visits at which players trade. Trades run one after another and each one moves the clock forward, so the last of
 * these visits is a minute before midnight.
 */
const MARKET_TIMES = TIMES.filter((time) => time > 0 && time <= 24 * HOUR - MINUTE)

/** More concurrent players would only wait for the CPU. */
const AT_ONCE = 6

export type SimulatedServer = {
  readonly address: string
  readonly readAnswer: AnswerReader
  readonly setNow: (instant: number) => void
  /** The balances of all players, read from the database. */
  readonly balances: () => Promise<Map<string, Balance>>
  /** The token in the email that confirms an address. */
  readonly findToken: (email: string) => Promise<string>
}

export type Balance = {
  readonly gachas: number
  readonly pityCount: number
  readonly copies: number
  /** From the ledger: the gachas received for sales minus the gachas paid for purchases. */
  readonly tradedGachas: number
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
  /** The number of honest trades, and how many of them the market guard refused. */
  readonly trades: number
  readonly refused: readonly string[]
}

type Simulation = {
  readonly server: SimulatedServer
  readonly actors: readonly TradingActor[]
  readonly dice: Dice
  readonly market: MarketSession
}

/** Simulates players for many days on a test clock. Compares everything they own with the model. */
export async function runSimulation(server: SimulatedServer, settings: Settings): Promise<Outcome> {
  const { days, from, seed, say } = settings
  const judge = createJudge()
  const first = parseDay(from)
  const clock = { now: toInstant(first, 0) }
  server.setNow(clock.now)
  const cards = await findCards(server)
  const series = [...new Set(cards.map((card) => card.series))]
  const actors = createActors(server, settings, { judge, series })
  const tick = () => {
    clock.now += 1
    server.setNow(clock.now)
    return clock.now
  }
  const byId = new Map(cards.map((card) => [card.id, card]))
  const market = {
    model: new MarketModel(),
    appraisal: createAppraisal(cards),
    cards: byId,
    actors: new Map<string, TradingActor>(),
    tick,
  }
  const run = { server, actors, dice: createDice(seed), market }
  let visits = 0
  for (let day = first; day < first + days; day++) {
    for (const [time, visitors] of planDay(run, day)) {
      clock.now = toInstant(day, time)
      server.setNow(clock.now)
      await runForAll(visitors, async (actor) => {
        if (actor.client.id === '') await signUpActor(actor, run)
        await simulateVisit(actor, day)
      })
      if (MARKET_TIMES.includes(time)) await tradeOnMarket(visitors, run)
      visits += visitors.length
    }
    await compareDay(run, judge, day)
    say?.(`${toDate(day)}: ${visits} visits, ${market.model.countTrades()} trades, ${judge.compared()} comparisons`)
  }
  const calls = actors.reduce((sum, { client }) => sum + client.calls, 0)
  const { refused } = market.model
  const trades = market.model.countTrades()
  return { calls, visits, compared: judge.compared(), faults: judge.faults, trades, refused }
}

async function signUpActor(actor: TradingActor, { server, market }: Simulation): Promise<void> {
  await signUp(actor)
  if (actor.confirmsEmail) await confirmEmail(actor, server.findToken)
  market.actors.set(actor.client.id, actor)
}

async function findCards({ address }: SimulatedServer): Promise<TradedCard[]> {
  const { body } = await new Client(address).get('/cards/findAll')
  return (body as { _id: string; rarity: string; power: number; anime_name: string }[]).map((card) => ({
    id: card._id,
    rarity: card.rarity,
    power: card.power,
    series: card.anime_name,
  }))
}

type SharedParts = { readonly judge: Judge; readonly series: readonly string[] }

/** Most players start on the first day; the others join during the first two thirds of the simulated days. */
function createActors(server: SimulatedServer, settings: Settings, { judge, series }: SharedParts): TradingActor[] {
  const { players, days, from, seed } = settings
  const idsOfAll = new Set<string>()
  return Array.from({ length: players }, (_, number) => {
    const dice = createDice(seed * 1000 + number)
    const isLate = number % 10 >= 7
    const joins = parseDay(from) + (isLate ? dice.below(Math.ceil((days * 2) / 3)) : 0)
    return {
      name: `player${number}`,
      client: new Client(server.address),
      model: new PlayerModel(joins),
      habits: createHabits(dice, number, joins, days),
      trader: createTrader(dice, series),
      joins,
      confirmsEmail: number % 2 === 0,
      notices: [],
      dice,
      judge,
      readAnswer: server.readAnswer,
      ids: new Map(),
      idsOfAll,
      known: new Map(),
    }
  })
}

/**
 * Every third player plays a lot, to reach high levels, power and streaks. Some stay away for longer than a session
 * lasts.
 */
function createHabits(dice: Dice, index: number, firstDay: number, days: number): Habits {
  const isKeen = index % 3 === 0
  const from = firstDay + dice.below(days)
  const away = index % 7 === 5 ? { from, to: from + dice.pick([3, 8, 31, 40]) } : { from: firstDay, to: firstDay }
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

/**
 * Plans all visits of a day, by time. Visits at the same time run concurrently. New players always visit on their first
 * day.
 */
function planDay({ actors, dice }: Simulation, day: number): Map<number, TradingActor[]> {
  const plans = new Map(TIMES.map((time) => [time, [] as TradingActor[]]))
  for (const actor of actors) {
    const { diligence, away } = actor.habits
    const isAway = day >= away.from && day < away.to
    const comes = actor.joins === day || (day > actor.joins && !isAway && dice.chance(diligence))
    if (!comes) continue
    const times = dice.chance(0.2) ? dice.shuffled(TIMES).slice(0, 2) : [dice.pick(TIMES)]
    for (const time of times) plans.get(time)?.push(actor)
  }
  return plans
}

async function tradeOnMarket(visitors: readonly TradingActor[], { market, dice }: Simulation): Promise<void> {
  for (const actor of visitors) await visitMarket(actor, market)
  const [first, second] = dice.shuffled(visitors.filter(({ trader }) => trader.interest > 0))
  if (first && second && dice.chance(0.3)) await raceForOffer([first, second], market)
}

async function runForAll<A extends Actor>(actors: readonly A[], act: (actor: A) => Promise<void>): Promise<void> {
  const waiting = [...actors]
  const work = async () => {
    for (let actor = waiting.shift(); actor; actor = waiting.shift()) await act(actor)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function compareDay(run: Simulation, judge: Judge, day: number): Promise<void> {
  const { server, actors, market } = run
  const visitor = actors.find(({ model, client }) => model.day === day && client.id !== '')
  if (visitor) {
    await compareYesterday(server, visitor)
    await compareMarket(visitor, market)
  }
  // The balances of players who did not visit must not have changed.
  const balances = await server.balances()
  for (const { client, model, name } of actors) {
    if (client.id === '') continue
    const { gachas, pityCount, tradedGachas } = model
    const copies = [...model.cards.values()].reduce((sum, count) => sum + count, 0)
    judge.expect(
      `${name}, books of ${toDate(day)}`,
      { gachas, pityCount, copies, tradedGachas },
      balances.get(client.id),
    )
  }
}

/**
 * Compares yesterday's answers in the reply with those read from the database yesterday. No answer may be one of
 * today's as well.
 */
async function compareYesterday({ readAnswer }: SimulatedServer, actor: Actor): Promise<void> {
  const { client, judge, model } = actor
  const { body } = await client.get('/userGames/yesterday')
  for (const { game, mode, answer } of body as { game: never; mode: number; answer: Fields }[]) {
    if (model.round({ game, mode }).resets > 0) continue
    const today = await readAnswer(client.id, { game, mode })
    judge.expect(`yesterday’s ${String(game)} ${mode} is today’s`, false, answer['en'] === today.answer.en)
  }
}
