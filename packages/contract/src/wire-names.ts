import { GAMES, WIRE_GAME, type Game, type WireGame, type WireName } from '@otogi/rules/games/games'
import { NOTHING_SHOWN, readPuzzleFields, type Place, type PuzzleField, type PuzzleFields } from './puzzle-fields.ts'
import { QUEST_FIELD_NAMES } from './quest-fields.ts'
import { readRecordFields, RECORD_FIELDS, type PlayedGames, type RecordFields } from './record-fields.ts'

const GAME_OF_WIRE = Object.fromEntries(GAMES.map((game) => [WIRE_GAME[game], game])) as {
  readonly [G in Game as WireName<G>]: G
}

/** Fields of replies that the wire spells its own way, each with the name that the code uses. */
const REPLY_NAMES = {
  _id: 'id',
  userid: 'playerId',
  anime_name: 'anime',
  base64_image: 'image',
  favourites: 'favorites',
  codeLan: 'language',
  profilePicture: 'picture',
  profileLevel: 'level',
  profileExp: 'experience',
  profileExpNextLevel: 'experienceNeeded',
  resetGameDay: 'day',
  unlockModes: 'openModes',
  lastReset: 'today',
  resetWeek: 'nextMonday',
  ...QUEST_FIELD_NAMES,
  statusQuestAllGames: 'allGames',
  statusSummonsWeek: 'summonsWeek',
  statusLogInWeek: 'loginsWeek',
  statusPower1: 'power150k',
  statusPower10: 'power500k',
  statusLevel5: 'level5',
  statusLevel20: 'level20',
  numWeek: 'week',
  usersId: 'voterIds',
  expirationdDate: 'expiresOn',
  topTotalPowerUsers: 'power',
  topLevelUsers: 'level',
  topCollection: 'cards',
  userDetails: 'player',
  totalUniqueCards: 'uniqueCards',
  names_game: 'names',
  statusReward: 'rewardStatus',
  trieswords: 'rows',
  triescolors: 'rowColors',
  stage: 'revealStep',
  ...GAME_OF_WIRE,
} as const

/** The same for the fields of inputs. No two have one plain name: the web finds the wire name by it. */
const INPUT_NAMES = {
  lan: 'newLanguage',
  codeLan: 'language',
  exp: 'experience',
  raritys: 'rarities',
  userIdMarket: 'sellerId',
  voteUser: 'option',
  favourite: 'favorite',
  numWeek: 'week',
  statusReward: 'rewardStatus',
} as const

type Names = Readonly<Record<string, string>>
type Fields = Readonly<Record<string, unknown>>
type Renamed<N, K> = K extends keyof N ? N[K] : K
/** A field `game` that holds nothing but games: a quest's key, which is more than a game, stays as it is. */
type PlainGame<T> = [T] extends [WireGame] ? GameOf<T> : T
type GameOf<W> = { [G in Game]: (typeof WIRE_GAME)[G] extends W ? G : never }[Game]

/** A reply as the code has it: its fields by their plain names, at every depth. */
export type Plain<T> = T extends readonly unknown[]
  ? { [I in keyof T]: Plain<T[I]> }
  : T extends object
    ? string extends keyof T
      ? { [K in keyof T]: Plain<T[K]> }
      : T extends RecordFields
        ? PlainObject<Omit<T, keyof RecordFields>> & { games: PlayedGames }
        : T extends Record<PuzzleField, string[]>
          ? PlainObject<Omit<T, PuzzleField>> & { fields: PuzzleFields }
          : PlainObject<T>
    : T

type PlainObject<T> = {
  [K in keyof T as Renamed<typeof REPLY_NAMES, K>]: K extends 'game' ? PlainGame<T[K]> : Plain<T[K]>
}

/** An input as the code has it: by plain names, and without the fields that name its owner. */
export type PlainInput<T, Owner extends PropertyKey> =
  Exclude<keyof T, Owner> extends never ? Record<string, never> : PlainFields<T, Owner>

type PlainFields<T, Owner extends PropertyKey> = {
  [K in keyof T as Renamed<typeof INPUT_NAMES, Exclude<K, Owner>>]: K extends 'game' ? PlainGame<T[K]> : T[K]
}

/** The plain name of a field of a reply. */
export function plainReplyName(field: string): string {
  return (REPLY_NAMES as Names)[field] ?? field
}

/** The plain name of a field of an input. */
export function plainInputName(field: string): string {
  return (INPUT_NAMES as Names)[field] ?? field
}

/** Fields that spell a game and a mode in their names: the code has them as one field. */
export type FieldGroup = {
  readonly name: 'games' | 'fields'
  readonly fields: ReadonlySet<string>
  read(wire: Fields, plain: Fields): unknown
}

const GROUPS: readonly FieldGroup[] = [
  {
    name: 'games',
    fields: RECORD_FIELDS,
    read: (wire) => readRecordFields(wire as RecordFields),
  },
  {
    name: 'fields',
    fields: new Set(Object.keys(NOTHING_SHOWN)),
    read: (wire, plain) => readPuzzleFields(wire as Record<PuzzleField, string[]>, plain as Place),
  },
]

/** The group of which an object or a shape has all fields. */
export function findGroup(fields: object): FieldGroup | undefined {
  return GROUPS.find((group) => group.fields.values().every((field) => field in fields))
}

/** Reads a reply from the wire. */
export function toPlain(reply: unknown): unknown {
  if (Array.isArray(reply)) return reply.map(toPlain)
  if (typeof reply !== 'object' || reply === null) return reply
  const plain: Record<string, unknown> = {}
  const group = findGroup(reply)
  for (const [field, value] of Object.entries(reply)) {
    if (!group?.fields.has(field)) plain[plainReplyName(field)] = field === 'game' ? toPlainGame(value) : toPlain(value)
  }
  if (group) plain[group.name] = group.read(reply as Fields, plain)
  return plain
}

type Owned = { readonly owner: readonly string[] }

/** Writes an input as the wire has it. Its owner fields name the player. */
export function toWireInput({ owner }: Owned, input: Fields, playerId: string | null): Fields {
  const wire: Record<string, unknown> = {}
  if (playerId !== null) for (const field of owner) wire[field] = playerId
  for (const [name, value] of Object.entries(input)) {
    wire[WIRE_INPUT_NAMES[name] ?? name] = name === 'game' ? toWireGame(value) : value
  }
  return wire
}

const WIRE_INPUT_NAMES: Names = Object.fromEntries(Object.entries(INPUT_NAMES).map(([wire, plain]) => [plain, wire]))

function toPlainGame(value: unknown): unknown {
  return (GAME_OF_WIRE as Names)[value as string] ?? value
}

function toWireGame(value: unknown): unknown {
  return (WIRE_GAME as Names)[value as string] ?? value
}
