import { setTimeout as wait } from 'node:timers/promises'
import { api } from '@otogi/contract/api'
import type { Endpoint } from '@otogi/contract/endpoint'
import { WIRE_GAME, type Game } from '@otogi/rules/games/games'
import type { createAnswers } from '../../src/features/games/index.ts'
import type { Connection } from '../../src/platform/db/db.ts'
import { giveGachas } from '../give.ts'
import { createPicture, toDataUrl } from '../pictures.ts'
import { RemotePlayer } from '../server-process.ts'
import type { Dice } from '../simulation/dice.ts'
import type { Color, Entry } from './journal.ts'

const PLAYERS = 4
const GACHAS = 1_000_000
const PRICE = 20
const REPEAT_AFTER_MS = 50
const SETTLED_WITHIN_MS = 90_000
/** Games whose answer is a series, so that a wrong guess is easy to choose. */
const PLAYED = ['image', 'opening', 'pixel'] as const satisfies readonly Game[]

/** Refusals that a repeated guess or vote gets if the server has already counted it. */
const COUNTED = ['ALREADY_GUESSED', 'GAME_FINISHED', 'POLL_VOTED']

export type LoadTarget = {
  /** Addresses of the servers. Players alternate between them. */
  readonly addresses: readonly string[]
  /** The database, without the proxy that causes faults. */
  readonly db: () => Connection
  readonly answers: ReturnType<typeof createAnswers>
  readonly dice: Dice
}

type Seat = {
  readonly player: RemotePlayer
  readonly cards: string[]
  readonly acknowledged: { sentAt: number; receivedAt: number }[]
}

/** Players who write until they are stopped. They repeat each request until the server has accepted or refused it. */
export type Load = {
  readonly players: readonly string[]
  readonly journal: readonly Entry[]
  /** Number of 5xx replies other than 503 with Retry-After, the correct reply during an outage. */
  readonly countFaults: () => number
  /** Number of calls without a reply, because the connection ended. */
  readonly countUnanswered: () => number
  /** Waits for more acknowledged writes. */
  readonly acknowledge: (writes: number) => Promise<void>
  /**
   * Waits until each player has an acknowledged request that was sent after this time. Returns the time at which that
   * was the case.
   */
  readonly recover: (since: number) => Promise<number>
  /** Waits until every request has been accepted or refused. */
  readonly stop: () => Promise<void>
}

export async function startLoad(target: LoadTarget): Promise<Load> {
  const actions = new Actions(target)
  const seats = await Promise.all(Array.from({ length: PLAYERS }, () => actions.signUp()))
  let isStopping = false
  const play = async (seat: Seat) => {
    while (!isStopping) await actions.playOnce(seat)
  }
  const ended = Promise.all(seats.map(play))
  // The error is thrown by `stop`.
  ended.catch(() => {})
  const waitFor = async (isReached: () => boolean, what: string) => {
    const begun = performance.now()
    while (!isReached()) {
      if (performance.now() - begun > SETTLED_WITHIN_MS)
        throw new Error(`${what} took more than ${SETTLED_WITHIN_MS} ms`)
      await Promise.race([wait(5), ended])
    }
  }
  const { journal } = actions
  return {
    players: seats.map(({ player }) => player.id),
    journal,
    countFaults: () => actions.faults,
    countUnanswered: () => actions.unanswered,
    acknowledge: (writes) => {
      const before = journal.length
      return waitFor(() => journal.length >= before + writes, `${writes} writes`)
    },
    async recover(since) {
      const findFirst = ({ acknowledged }: Seat) => acknowledged.find(({ sentAt }) => sentAt > since)?.receivedAt
      await waitFor(() => seats.every(findFirst), 'a write of each player')
      return Math.max(...seats.map((seat) => findFirst(seat) ?? Infinity))
    },
    async stop() {
      isStopping = true
      actions.stoppedAt = performance.now()
      await ended
    },
  }
}

/** What the players do. Each acknowledged write is added to the journal. */
class Actions {
  readonly journal: Entry[] = []
  faults = 0
  unanswered = 0
  stoppedAt = Infinity
  readonly #target: LoadTarget
  readonly #offers: { listing: string; cardId: string; seller: string }[] = []
  #calls = 0

  constructor(target: LoadTarget) {
    this.#target = target
  }

  #nextServer() {
    const { addresses } = this.#target
    return { address: addresses[this.#calls++ % addresses.length] ?? '' }
  }

  async signUp(): Promise<Seat> {
    const player = await new RemotePlayer().signUp(this.#nextServer(), api.accounts.create)
    await giveGachas(this.#target.db(), player.id, GACHAS)
    return { player, cards: [], acknowledged: [] }
  }

  async playOnce(seat: Seat): Promise<void> {
    const roll = this.#target.dice.below(11)
    if (roll < 3) await this.#pull(seat)
    else if (roll < 5) await this.#sell(seat)
    else if (roll < 7) await this.#buy(seat)
    else if (roll < 9) await this.#guess(seat)
    else if (roll < 10) await this.#vote(seat)
    else await this.#changePicture(seat)
  }

  /**
   * Repeats a call until the server has accepted or refused it. Returns the reply; undefined if the call was refused.
   */
  async #call(seat: Seat, endpoint: Endpoint, input: object, key: string = crypto.randomUUID()): Promise<unknown> {
    for (let attempt = 1; ; attempt++) {
      const sentAt = performance.now()
      const headers = { 'idempotency-key': key }
      const reply = await seat.player.call(this.#nextServer(), endpoint, input, headers).catch(() => undefined)
      this.#count(reply)
      const isCounted = attempt > 1 && COUNTED.includes(String(reply?.body['code']))
      if (reply?.status === 200 || isCounted) {
        seat.acknowledged.push({ sentAt, receivedAt: performance.now() })
        return reply?.body
      }
      if (reply && reply.status < 500 && reply.status !== 429) return undefined
      if (performance.now() - this.stoppedAt > SETTLED_WITHIN_MS) throw new Error('a request was never decided')
      await wait(REPEAT_AFTER_MS)
    }
  }

  #count(reply: Awaited<ReturnType<RemotePlayer['call']>> | undefined): void {
    if (!reply) this.unanswered += 1
    else if (isServerFault(reply)) this.faults += 1
  }

  async #pull(seat: Seat): Promise<void> {
    const key = crypto.randomUUID()
    const cards = (await this.#call(seat, api.summon.pull, { raritys: ['B'] }, key)) as { _id: string }[] | undefined
    if (!cards) return
    this.journal.push({ kind: 'pull', player: seat.player.id, key })
    seat.cards.push(...cards.map(({ _id: id }) => id))
  }

  async #sell(seat: Seat): Promise<void> {
    const cardId = seat.cards.pop()
    if (cardId === undefined) return
    const reply = (await this.#call(seat, api.market.sell, { cardId, price: PRICE })) as { _id: string } | undefined
    if (!reply) return
    this.journal.push({ kind: 'sale', player: seat.player.id, listing: reply._id })
    this.#offers.push({ listing: reply._id, cardId, seller: seat.player.id })
  }

  /** Several players may want the same offer. */
  async #buy(seat: Seat): Promise<void> {
    const wanted = this.#offers.findLast(({ seller }) => seller !== seat.player.id)
    if (!wanted) return
    const { cardId, seller, listing } = wanted
    const purchase = { cardId, price: PRICE, userIdMarket: seller, listingId: listing }
    const reply = await this.#call(seat, api.market.buy, purchase)
    if (this.#offers.includes(wanted)) this.#offers.splice(this.#offers.indexOf(wanted), 1)
    if (!reply) return
    this.journal.push({ kind: 'purchase', player: seat.player.id, listing })
    seat.cards.push(cardId)
  }

  async #guess(seat: Seat): Promise<void> {
    const { answers, dice } = this.#target
    const [game, player] = [dice.pick(PLAYED), seat.player.id]
    const answer = dice.chance(0.4) ? await readAnswer(this.#target, player, game) : undefined
    const text = answer ?? dice.pick(answers.animes).text
    const input = { game: WIRE_GAME[game], mode: 0, guess: text }
    const reply = (await this.#call(seat, api.games.guess, input)) as { right?: boolean; code?: string } | undefined
    if (!reply) return
    const isRight = reply.right ?? (reply.code === 'GAME_FINISHED' || text === answer)
    this.journal.push({ kind: 'guess', player, game, text, isRight })
    if (isRight && dice.chance(0.8)) await this.#claim(seat, game)
  }

  async #claim(seat: Seat, game: Game): Promise<void> {
    const key = crypto.randomUUID()
    const reply = await this.#call(seat, api.games.claim, { game: WIRE_GAME[game], mode: 0 }, key)
    if (reply) this.journal.push({ kind: 'claim', player: seat.player.id, key, game })
  }

  async #vote(seat: Seat): Promise<void> {
    const option = 1 + this.#target.dice.below(2)
    if (await this.#call(seat, api.polls.vote, { voteUser: option }))
      this.journal.push({ kind: 'vote', player: seat.player.id })
  }

  async #changePicture(seat: Seat): Promise<void> {
    const { dice } = this.#target
    const color: Color = [dice.below(256), dice.below(256), dice.below(256)]
    const picture = toDataUrl(await createPicture('png', `#${Buffer.from(color).toString('hex')}`))
    const reply = (await this.#call(seat, api.accounts.update, { picture })) as { profilePicture: string } | undefined
    if (reply) this.journal.push({ kind: 'picture', player: seat.player.id, url: reply.profilePicture, color })
  }
}

/** Whether a reply is a server error. An outage must be reported as 503 with `Retry-After`. @internal */
export function isServerFault({ status, headers }: { readonly status: number; readonly headers: Headers }): boolean {
  return status >= 500 && !(status === 503 && headers.has('retry-after'))
}

/** Returns the answer of a started round; undefined if there is none or the database cannot be read. */
async function readAnswer({ db, answers }: LoadTarget, player: string, game: Game): Promise<string | undefined> {
  const rounds = db().selectFrom('rounds').select('answer').where('player_id', '=', player).where('game', '=', game)
  const round = await rounds
    .where('mode', '=', 0)
    .orderBy('day', 'desc')
    .executeTakeFirst()
    .catch(() => undefined)
  return round && answers.get(game, round.answer).text
}
