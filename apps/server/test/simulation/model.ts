import { findMonday } from './calendar.ts'

/**
 * The expected state of a player, written from the specification. Shares no code with the game. Its methods receive the
 * player's actions and return the replies that the server must send.
 */

export const GAMES = ['image', 'silueta', 'name', 'opening', 'eye', 'pixel'] as const
export type GameName = (typeof GAMES)[number]
export type GameAndMode = { readonly game: GameName; readonly mode: number }

export type RoundModel = { wrong: string[]; finished: boolean; status: number; resets: number; word: string }
export type Copy = { readonly id: string; readonly power: number }
export type Result = Readonly<{ day: number; puzzle: GameAndMode; tries: number; finished: boolean }>

const QUEST_GAMES = ['image', 'silueta', 'name', 'opening'] as const
const SPECIALS = ['power', 'power1', 'level', 'level1'] as const
const PAYS = {
  image: 20,
  silueta: 20,
  name: 20,
  opening: 20,
  all: 100,
  summon: 150,
  log: 500,
  power: 500,
  power1: 3000,
  level: 500,
  level1: 3500,
}
export type QuestName = keyof typeof PAYS
export const QUESTS = Object.keys(PAYS) as QuestName[]

export const toPuzzleKey = ({ game, mode }: GameAndMode) => `${game} ${mode}`

const MODES: Record<GameName, readonly number[]> = {
  image: [0, 1, 2],
  silueta: [0, 1, 2],
  name: [0],
  opening: [0, 1, 2],
  eye: [0, 1, 2],
  pixel: [0, 1, 2],
}

export const PUZZLES: readonly GameAndMode[] = GAMES.flatMap((game) => MODES[game].map((mode) => ({ game, mode })))

export class PlayerModel {
  day: number
  gachas = 100
  pityCount = 0
  level = 1
  experience = 0
  needed = 100
  /** Gachas that the last rollover paid. */
  paid = 0
  readonly open = [true, false, false]
  readonly cards = new Map<string, number>()
  power = 0
  readonly past: Result[] = []
  /** The gachas received for sales minus the gachas paid for purchases, as the ledger must show them. */
  tradedGachas = 0
  #rounds = new Map<string, RoundModel>()
  #resetsUsed = new Map<GameName, number>()
  /** Quest statuses as in the API. Claiming a quest increases its status by one. */
  readonly single: Record<(typeof QUEST_GAMES)[number] | (typeof SPECIALS)[number], number> = {
    image: 0,
    silueta: 0,
    name: 0,
    opening: 0,
    power: 0,
    power1: 0,
    level: 0,
    level1: 0,
  }
  won = new Set<GameName>()
  allClaimed = false
  readonly week = { summons: 0, summonsClaimed: false, visits: 1, visitsClaimed: false }

  constructor(day: number) {
    this.day = day
  }

  round(puzzle: GameAndMode): RoundModel {
    const key = toPuzzleKey(puzzle)
    const round = this.#rounds.get(key) ?? { wrong: [], finished: false, status: 0, resets: 0, word: '' }
    this.#rounds.set(key, round)
    return round
  }

  resetsLeft(game: GameName): number {
    return 5 - (this.#resetsUsed.get(game) ?? 0)
  }

  reward(puzzle: GameAndMode): number {
    return puzzle.game === 'name' ? 50 : Math.max(25, 50 - 5 * this.round(puzzle).wrong.length)
  }

  /** The first call of a new day pays unclaimed rewards and starts the day and, if due, a new week. */
  enter(today: number): void {
    if (today <= this.day) return
    const newWeek = findMonday(today) !== findMonday(this.day)
    const left = PUZZLES.filter((puzzle) => this.round(puzzle).status === 1).map((puzzle) => this.reward(puzzle))
    const due = QUESTS.filter((quest) => this.isDue(quest) && this.#ends(quest, newWeek)).map((quest) => PAYS[quest])
    this.paid = [...left, ...due].reduce((sum, gachas) => sum + gachas, 0)
    this.gachas += this.paid
    this.past.push(...this.results())
    this.#rounds = new Map()
    this.#resetsUsed = new Map()
    this.won = new Set()
    this.allClaimed = false
    for (const game of QUEST_GAMES) this.single[game] = 0
    if (newWeek) Object.assign(this.week, { summons: 0, summonsClaimed: false, visits: 0, visitsClaimed: false })
    this.week.visits += 1
    this.day = today
  }

  #ends(quest: QuestName, newWeek: boolean): boolean {
    if (quest === 'summon' || quest === 'log') return newWeek
    return quest === 'all' || (QUEST_GAMES as readonly string[]).includes(quest)
  }

  /** The puzzles played today, i.e. those with at least one guess. */
  results(): Result[] {
    return PUZZLES.map((puzzle) => ({ puzzle, ...this.round(puzzle) }))
      .filter(({ wrong, finished }) => finished || wrong.length > 0)
      .map(({ puzzle, wrong, finished }) => ({ day: this.day, puzzle, tries: wrong.length, finished }))
  }

  /** The expected refusal of a guess, if any. */
  refusesGuess(puzzle: GameAndMode, text: string): string | undefined {
    if (!this.open[puzzle.mode]) return 'MODE_LOCKED'
    const { finished, wrong } = this.round(puzzle)
    if (finished) return 'GAME_FINISHED'
    if (puzzle.game === 'name' && wrong.length >= 6) return 'NO_ROWS_LEFT'
    return wrong.includes(text) ? 'ALREADY_GUESSED' : undefined
  }

  guess(puzzle: GameAndMode, text: string, right: boolean): void {
    const round = this.round(puzzle)
    if (!right) return void round.wrong.push(text)
    Object.assign(round, { finished: true, status: 1 })
    this.experience += 40
    while (this.experience >= this.needed) {
      this.experience -= this.needed
      this.level += 1
      this.needed += 10
    }
    const { game } = puzzle
    this.won.add(game)
    if (game !== 'eye' && game !== 'pixel') this.single[game] = Math.max(1, this.single[game])
    this.#reach()
  }

  refusesReset({ game, mode }: GameAndMode): string | undefined {
    if (!this.open[mode]) return 'MODE_LOCKED'
    if (this.round({ game, mode }).finished) return 'GAME_FINISHED'
    return this.resetsLeft(game) > 0 ? undefined : 'NO_RESETS'
  }

  reset(puzzle: GameAndMode): void {
    const round = this.round(puzzle)
    Object.assign(round, { wrong: [], word: '', resets: round.resets + 1 })
    this.#resetsUsed.set(puzzle.game, (this.#resetsUsed.get(puzzle.game) ?? 0) + 1)
  }

  refusesClaim(puzzle: GameAndMode): string | undefined {
    return this.round(puzzle).status === 1 ? undefined : 'NOT_CLAIMABLE'
  }

  claim(puzzle: GameAndMode): void {
    this.gachas += this.reward(puzzle)
    this.round(puzzle).status = 2
  }

  /** The progress of a quest; `goal` is the progress at which it can be claimed. */
  status(quest: QuestName): { status: number; goal: number } {
    const { summons, summonsClaimed, visits, visitsClaimed } = this.week
    if (quest === 'all') return { status: this.allClaimed ? 7 : this.won.size, goal: 6 }
    if (quest === 'summon') return { status: summonsClaimed ? 11 : Math.min(10, summons), goal: 10 }
    if (quest === 'log') return { status: visitsClaimed ? 8 : visits, goal: 7 }
    return { status: this.single[quest], goal: 1 }
  }

  isDue(quest: QuestName): boolean {
    const { status, goal } = this.status(quest)
    return status === goal
  }

  claimQuest(quest: QuestName): void {
    this.gachas += PAYS[quest]
    if (quest === 'all') this.allClaimed = true
    else if (quest === 'summon') this.week.summonsClaimed = true
    else if (quest === 'log') this.week.visitsClaimed = true
    else this.single[quest] = 2
  }

  /** Adds the cards of a pull, each with its power. */
  summon(drawn: readonly Copy[]): void {
    const { length } = drawn
    this.gachas -= 10 * length
    this.pityCount = length === 1 ? (this.pityCount + 1 === 80 ? 0 : this.pityCount + 1) : (this.pityCount + 10) % 80
    for (const copy of drawn) this.receive(copy)
    this.week.summons += length
  }

  /** Adds a copy that was drawn, bought or taken back from the market. */
  receive({ id, power }: Copy): void {
    this.cards.set(id, (this.cards.get(id) ?? 0) + 1)
    this.power += power
    this.#reach()
  }

  /** Removes a copy that is listed on the market. */
  giveUp({ id, power }: Copy): void {
    const left = (this.cards.get(id) ?? 0) - 1
    if (left > 0) this.cards.set(id, left)
    else this.cards.delete(id)
    this.power -= power
  }

  /** Pays for a purchase. */
  pay(gachas: number): void {
    this.gachas -= gachas
    this.tradedGachas -= gachas
  }

  /** Receives the price of a sale. */
  earn(gachas: number): void {
    this.gachas += gachas
    this.tradedGachas += gachas
  }

  mayOpen(mode: number): boolean {
    return mode === 0 || this.open[mode] === true || (mode === 1 ? this.power > 30_000 : this.cards.size >= 50)
  }

  /** A special quest stays completed, even when the player falls below its level again. */
  #reach(): void {
    const reached = {
      power: this.power >= 150_000,
      power1: this.power >= 500_000,
      level: this.level >= 5,
      level1: this.level >= 20,
    }
    for (const quest of SPECIALS) if (reached[quest]) this.single[quest] = Math.max(1, this.single[quest])
  }
}
