import type { Pack } from '@otogi/content/pack'
import type { Connection } from '../../src/platform/db/db.ts'
import type { Actor, Habits, AnswerReader } from '../simulation/actor.ts'
import { toInstant, parseDay } from '../simulation/calendar.ts'
import { Client, type Reply } from '../simulation/client.ts'
import { createDice } from '../simulation/dice.ts'
import { createJudge, type Judge } from '../simulation/judge.ts'
import { PlayerModel } from '../simulation/model.ts'
import { PollModel } from './poll.ts'

/** The running server and direct access to its database. */
export type RealServer = {
  /** The servers on the database. Players alternate between them. */
  readonly addresses: readonly string[]
  readonly db: Connection
  readonly pack: Pack
  readonly readAnswer: AnswerReader
  readonly setNow: (instant: number) => Promise<void>
}

/** A listing on the market. */
export type Offer = {
  readonly id: string
  readonly seller: ModelPlayer
  readonly card: string
  readonly price: number
  state: 'open' | 'sold' | 'cancelled'
}

/** The expected state of a player: games and quests, plus trades, votes and seeds. */
export type ModelPlayer = Actor & {
  readonly wealth: number
  username: string
  readonly favourites: Set<string>
  /** Number of cards drawn from the special banner in each week, keyed by the week's Monday. */
  readonly special: Map<number, number>
  readonly notices: { readonly card: string; readonly gachas: number; read: boolean }[]
  lastPull: { readonly body: object; readonly key: string; readonly reply: Reply } | undefined
  /** The commitment to the next server seed. */
  promised: string | undefined
  gone: boolean
  /** The day of the last visit, on which the puzzle ids were read. */
  seenOn: number
}

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gus']
/** Extra gachas for each player. The first can reach every limit; the last has none. */
const WEALTH = [6000, 1500, 600, 300, 150, 60, 0]
const FIRST_DAY = parseDay('2026-10-22')
/** Every sequence ends before a session expires. */
const DAYS = 28
const AFTERNOON = 15 * 3_600_000

/** The expected state after the actions so far. */
export class Players {
  readonly all: readonly ModelPlayer[]
  readonly offers: Offer[] = []
  readonly poll: PollModel
  readonly judge: Judge
  /** The actions so far, one sentence each. */
  readonly sequence: string[] = []
  actions = 0
  day = FIRST_DAY

  constructor(real: RealServer, players: number) {
    this.poll = new PollModel(real.pack.polls.length)
    this.judge = createJudge()
    const usedPuzzleIds = new Set<string>()
    this.all = NAMES.slice(0, players).map((name, index) =>
      createModelPlayer(real, this.judge, { name, index, usedPuzzleIds }),
    )
  }

  start(real: RealServer): Promise<void> {
    return real.setNow(toInstant(this.day, AFTERNOON))
  }

  /** Players who have signed up. */
  get known(): ModelPlayer[] {
    return this.all.filter(({ client }) => client.id !== '')
  }

  mayPass(days: number): boolean {
    return this.day + days < FIRST_DAY + DAYS
  }

  pass(real: RealServer, days: number): Promise<void> {
    this.day += days
    return real.setNow(toInstant(this.day, AFTERNOON))
  }

  /** Throws when the server differs from the model. */
  requireFaultless(): void {
    const { faults } = this.judge
    if (faults.length > 0) throw new ModelMismatch(this.sequence, faults)
  }
}

/** Thrown when the server differs from the model. */
export class ModelMismatch extends Error {
  readonly sequence: readonly string[]

  constructor(sequence: readonly string[], faults: readonly string[]) {
    super(
      [...sequence.map((sentence, n) => `${n + 1}. ${sentence}`), ...faults.map((fault) => `=> ${fault}`)].join('\n'),
    )
    this.sequence = sequence
  }
}

type PlayerSetup = { readonly name: string; readonly index: number; readonly usedPuzzleIds: Set<string> }

function createModelPlayer(
  { addresses, readAnswer }: RealServer,
  judge: Judge,
  { name, index, usedPuzzleIds }: PlayerSetup,
): ModelPlayer {
  return {
    name,
    client: new Client(...addresses),
    model: new PlayerModel(FIRST_DAY),
    habits: NO_HABITS,
    dice: createDice(index),
    judge,
    readAnswer,
    ids: new Map(),
    idsOfAll: usedPuzzleIds,
    known: new Map(),
    wealth: WEALTH[index] ?? 0,
    username: '',
    favourites: new Set(),
    special: new Map(),
    notices: [],
    lastPull: undefined,
    promised: undefined,
    gone: false,
    seenOn: 0,
  }
}

/** The habits are not used here, because the sequence alone decides what a player does. */
const NO_HABITS: Habits = {
  diligence: 0,
  skill: 0,
  patience: 0,
  resets: 0,
  appetite: 0,
  claims: 0,
  summons: 'never',
  mischief: 0,
  away: { from: 0, to: 0 },
}
