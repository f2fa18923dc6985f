import type { Reply } from './replies.ts'

/**
 * For each input field, the reply fields whose values it can use, as `parent.field`. `parent` is the name of the object
 * or list that contains the field or, at the top level of a reply, the last part of the call's path.
 */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  cardId: ['findCardSummoned._id', 'cards', 'card._id', 'findAll._id'],
  cards: ['findCardSummoned._id', 'cards', 'findAll._id'],
  listingId: ['getDataMarket._id', 'addCard._id', 'addCopies._id', 'offers.id', 'signs.id'],
  userIdMarket: ['user._id'],
  price: ['getDataMarket.price', 'addCard.price'],
  puzzleId: ['findGameImageById._id', 'puzzle._id'],
  todaysPuzzle: ['puzzleIds'],
  guess: ['titles.en', 'titles.es', 'names_game'],
  word: ['names_game'],
  anime: ['findAnimes.anime_name', 'animes.anime_name'],
  series: ['choices.series'],
  answer: ['answers.answer'],
  name: ['card.name', 'findAll.name'],
  username: ['createdPlayer.username', 'user.username', 'players.username', 'findById.username'],
  search: ['createdPlayer.username', 'createdPlayer.id'],
  playerId: ['createdPlayer.id', 'players.id'],
  subject: ['createdPlayer.id', 'entries.subject'],
  reportId: ['reports.id'],
  number: ['announcements.number'],
  token: ['link.token', 'shareLink.token'],
  pullId: ['pulls._id'],
  pool: ['pulls.pool'],
  nextCommitment: ['fairness.nextCommitment'],
  before: ['entries.id', 'days.day'],
  day: ['days.day', 'calendar.today'],
  firstDay: ['days.day', 'calendar.today'],
  lastDay: ['days.day', 'calendar.today'],
  from: ['days.day', 'calendar.today'],
  to: ['days.day', 'calendar.today'],
  timeZone: ['knownTimeZone'],
}

/** A player's games contain the ids of today's puzzles in fields whose names differ from game to game. */
const PUZZLE_ID = /^\w{16,64}$/

const MAX_VALUES = 200
/** Only the newest listings, because older ones are probably sold. */
const MAX_LISTINGS = 40

/** The fields that a purchase must take from the same listing. */
type Listing = Readonly<Record<string, unknown>>

/** Values from earlier replies, so that later requests can refer to existing cards, listings, puzzles and players. */
export class KnownValues {
  readonly #values = new Map<string, unknown[]>([['knownTimeZone', ['Europe/Madrid', 'America/Lima', 'UTC']]])
  readonly #listings: Listing[] = []
  #count = 0

  /** Returns a value for the field; undefined if there is none yet. */
  choose(field: string, pick: number): unknown {
    const sources = (SOURCES[field] ?? []).filter((source) => this.#values.has(source))
    const values = this.#values.get(sources[pick % (sources.length || 1)] ?? '') ?? []
    return values[pick % (values.length || 1)]
  }

  /** Returns the fields of one listing. */
  chooseListing(pick: number): Listing | undefined {
    return this.#listings[pick % (this.#listings.length || 1)]
  }

  add(source: string, value: unknown): void {
    const values = this.#values.get(source) ?? []
    this.#values.set(source, values)
    this.#addTo(values, value)
  }

  learn(path: string, { status, body }: Reply): void {
    if (status === 200) this.#read(path.slice(path.lastIndexOf('/') + 1), body)
  }

  #addTo<T>(values: T[], value: T, max = MAX_VALUES): void {
    if (values.includes(value)) return
    if (values.length < max) values.push(value)
    else values[this.#count++ % max] = value
  }

  #read(parent: string, value: unknown): void {
    if (Array.isArray(value)) for (const item of value.slice(0, 30)) this.#readItem(parent, item)
    else this.#readItem(parent, value)
  }

  #readItem(parent: string, value: unknown): void {
    if (typeof value !== 'object' || value === null) return this.add(parent, value)
    const fields = value as Record<string, unknown>
    for (const [name, inner] of Object.entries(fields)) {
      if (typeof inner === 'object') this.#read(name, inner)
      else if (inner !== '' && inner !== undefined) this.add(`${parent}.${name}`, inner)
      if (name === 'path') this.add(`${parent}.token`, String(inner).slice(String(inner).lastIndexOf('/') + 1))
      const ids = name.endsWith('id') ? [inner].flat() : []
      for (const id of ids) if (typeof id === 'string' && PUZZLE_ID.test(id)) this.add('puzzleIds', id)
    }
    this.#readListing(fields)
  }

  #readListing({ _id: listingId, card, user, price }: Record<string, unknown>): void {
    const [cardId, userIdMarket] = [card, user].map((one) => (one as { _id?: unknown } | undefined)?._id)
    if (cardId !== undefined && userIdMarket !== undefined && price !== undefined)
      this.#addTo(this.#listings, { listingId, cardId, userIdMarket, price }, MAX_LISTINGS)
  }
}
