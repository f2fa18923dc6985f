import { GAMES, WIRE_GAME, type Game, type WireGame, type WireName } from '@otogi/rules/games/games'
import {
  EMPTY_PUZZLE_FIELDS,
  readPuzzleFields,
  type GameAndMode,
  type PuzzleField,
  type PuzzleFields,
} from './puzzle-fields.ts'
import { QUEST_FIELD_NAMES } from './quest-fields.ts'
import { readRecordFields, RECORD_FIELDS, type PlayedGames, type RecordFields } from './record-fields.ts'

const GAME_OF_WIRE = Object.fromEntries(GAMES.map((game) => [WIRE_GAME[game], game])) as {
  readonly [G in Game as WireName<G>]: G
}

/** The reply fields that have a different name in the API, each with the plain name used in the code. */
const REPLY_NAMES = {
  _id: 'id',
  userid: 'playerId',
  anime_name: 'anime',
  base64_image: 'image',
  throws: 'pityCount',
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

/**
 * The input fields that have a different name in the API. Their plain names are unique, because the web app converts
 * them back.
 */
const INPUT_NAMES = {
  lan: 'newLanguage',
  codeLan: 'language',
  exp: 'experience',
  raritys: 'rarities',
  throws: 'pityCount',
  userIdMarket: 'sellerId',
  voteUser: 'option',
  favourite: 'favorite',
  numWeek: 'week',
  statusReward: 'rewardStatus',
} as const

type NameMap = Readonly<Record<string, string>>
type Fields = Readonly<Record<string, unknown>>
type PlainName<N, K> = K extends keyof N ? N[K] : K
/**
 * Converts the type of a `game` field to plain game names. In quests, that field also has values that are not games;
 * that type is left unchanged.
 */
type PlainGame<T> = [T] extends [WireGame] ? GameOf<T> : T
type GameOf<W> = { [G in Game]: (typeof WIRE_GAME)[G] extends W ? G : never }[Game]

/** A reply with plain names for all fields, at any depth. */
export type PlainReply<T> = T extends readonly unknown[]
  ? { [I in keyof T]: PlainReply<T[I]> }
  : T extends object
    ? string extends keyof T
      ? { [K in keyof T]: PlainReply<T[K]> }
      : T extends RecordFields
        ? PlainObject<Omit<T, keyof RecordFields>> & { games: PlayedGames }
        : T extends Record<PuzzleField, string[]>
          ? PlainObject<Omit<T, PuzzleField>> & { fields: PuzzleFields }
          : PlainObject<T>
    : T

type PlainObject<T> = {
  [K in keyof T as PlainName<typeof REPLY_NAMES, K>]: K extends 'game' ? PlainGame<T[K]> : PlainReply<T[K]>
}

/** An input with plain names and without the owner fields. */
export type PlainInput<T, Owner extends PropertyKey> =
  Exclude<keyof T, Owner> extends never ? Record<string, never> : PlainFields<T, Owner>

type PlainFields<T, Owner extends PropertyKey> = {
  [K in keyof T as PlainName<typeof INPUT_NAMES, Exclude<K, Owner>>]: K extends 'game' ? PlainGame<T[K]> : T[K]
}

export function toPlainReplyName(field: string): string {
  return (REPLY_NAMES as NameMap)[field] ?? field
}

export function toPlainInputName(field: string): string {
  return (INPUT_NAMES as NameMap)[field] ?? field
}

/** API fields that exist once for each game and mode. In the code, a single field takes the place of each group. */
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
    fields: new Set(Object.keys(EMPTY_PUZZLE_FIELDS)),
    read: (wire, plain) => readPuzzleFields(wire as Record<PuzzleField, string[]>, plain as GameAndMode),
  },
]

/** Finds the field group whose fields are all present in the object. */
export function findFieldGroup(fields: object): FieldGroup | undefined {
  return GROUPS.find((group) => group.fields.values().every((field) => field in fields))
}

/** Converts all field names of a reply to plain names. */
export function toPlainReply(reply: unknown): unknown {
  if (Array.isArray(reply)) return reply.map(toPlainReply)
  if (typeof reply !== 'object' || reply === null) return reply
  const plain: Record<string, unknown> = {}
  const group = findFieldGroup(reply)
  for (const [field, value] of Object.entries(reply)) {
    if (!group?.fields.has(field))
      plain[toPlainReplyName(field)] = field === 'game' ? decodeGameName(value) : toPlainReply(value)
  }
  if (group) plain[group.name] = group.read(reply as Fields, plain)
  return plain
}

type OwnerFields = { readonly owner: readonly string[] }

/** Converts an input to API names, and sets the owner fields to the player's id. */
export function toWireInput({ owner }: OwnerFields, input: Fields, playerId: string | null): Fields {
  const wire: Record<string, unknown> = {}
  if (playerId !== null) for (const field of owner) wire[field] = playerId
  for (const [name, value] of Object.entries(input)) {
    wire[WIRE_INPUT_NAMES[name] ?? name] = name === 'game' ? toWireGame(value) : value
  }
  return wire
}

const WIRE_INPUT_NAMES: NameMap = Object.fromEntries(Object.entries(INPUT_NAMES).map(([wire, plain]) => [plain, wire]))

function decodeGameName(value: unknown): unknown {
  return (GAME_OF_WIRE as NameMap)[value as string] ?? value
}

function toWireGame(value: unknown): unknown {
  return (WIRE_GAME as NameMap)[value as string] ?? value
}
