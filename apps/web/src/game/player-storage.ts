import type { User } from '@otogi/contract/accounts'
import { GAMES, listModes, WIRE_GAME, type Game, type Mode } from '@otogi/rules/games/games'
import { isItemMissing, readItem, readJson, removeItem, writeItem } from '../platform/storage.ts'

const MODES = ['', 'Medium', 'Hard'] as const

/** Every key that belongs to the signed-in player; signing out removes them all. */
const PLAYER_KEYS = {
  id: '_id',
  googleAccount: 'googleAccount',
  user: 'userData',
  time: 'time',
  alerts: 'alerts',
  announcedDay: 'toldDay',
  achievements: 'achievements',
} as const

export type Alert = 'quests' | 'games'
export type StoredMode = Mode
/** The player's achievements at the last check in this browser, so that each one is celebrated once. */
export type KnownAchievements = {
  readonly uniqueCards: number
  /** The animes whose cards the player has completed at least once. */
  readonly sets: readonly string[]
  readonly hasSs: boolean
}
/** The part of a puzzle that is shown until the server replies. */
export type StoredPuzzle = { selectedIndex: number; selected: string; wrongGuesses: readonly string[] }
export type StoredNameGame = { tries: readonly string[]; colors: readonly (readonly string[])[] }

export function readPlayerId(): string | null {
  return readItem(PLAYER_KEYS.id)
}

/** Returns whether the stored id was removed. Returns false in browsers that block storage. */
export function isPlayerIdRemoved(): boolean {
  return isItemMissing(PLAYER_KEYS.id)
}

/** Calls the listener when a player signs in or out in another tab. */
export function watchPlayerId(listener: (id: string | null) => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    // The key is null if all storage was cleared.
    if (key === PLAYER_KEYS.id || key === null) listener(newValue)
  })
}

export function readUser(): User | undefined {
  const user = readJson<Partial<User>>(PLAYER_KEYS.user)
  // Older versions stored the player with the field names of the wire format.
  return user?.id === undefined ? undefined : (user as User)
}

export function writeUser(user: User): void {
  writeItem(PLAYER_KEYS.id, user.id)
  writeItem(PLAYER_KEYS.googleAccount, String(user.googleAccount))
  writeItem(PLAYER_KEYS.user, JSON.stringify(user))
}

export function writeTime(epochMs: number): void {
  writeForPlayer(PLAYER_KEYS.time, String(epochMs))
}

export function readAlerts(): readonly Alert[] {
  return readJson<Alert[]>(PLAYER_KEYS.alerts) ?? []
}

export function writeAlerts(alerts: readonly Alert[]): void {
  writeForPlayer(PLAYER_KEYS.alerts, JSON.stringify(alerts))
}

/** The last day whose automatic payments were announced. */
export function readAnnouncedDay(): string | null {
  return readItem(PLAYER_KEYS.announcedDay)
}

export function writeAnnouncedDay(day: string): void {
  writeForPlayer(PLAYER_KEYS.announcedDay, day)
}

export function readAchievements(): KnownAchievements | undefined {
  return readJson<KnownAchievements>(PLAYER_KEYS.achievements)
}

export function writeAchievements(known: KnownAchievements): void {
  writeForPlayer(PLAYER_KEYS.achievements, JSON.stringify(known))
}

export function readPuzzle(game: Game, mode: StoredMode): StoredPuzzle {
  const keys = listPuzzleKeys(game, mode)
  return {
    selectedIndex: Number(readItem(keys.selectedIndex) ?? 0),
    selected: readItem(keys.selected) ?? '',
    wrongGuesses: readJson<string[]>(keys.wrongGuesses) ?? [],
  }
}

export function writePuzzle(game: Game, mode: StoredMode, puzzle: StoredPuzzle): void {
  const keys = listPuzzleKeys(game, mode)
  writeForPlayer(keys.selectedIndex, String(puzzle.selectedIndex))
  writeForPlayer(keys.selected, puzzle.selected)
  writeForPlayer(keys.wrongGuesses, JSON.stringify(puzzle.wrongGuesses))
}

export function readNameGame(): StoredNameGame {
  return { tries: readJson<string[]>('triesName') ?? [], colors: readJson<string[][]>('triesColors') ?? [] }
}

export function writeNameGame(game: StoredNameGame): void {
  writeForPlayer('triesName', JSON.stringify(game.tries))
  writeForPlayer('triesColors', JSON.stringify(game.colors))
}

/** Removes the player's data, but not this browser's preferences. */
export function clearPlayer(): void {
  for (const key of listPlayerKeys()) removeItem(key)
}

function listPuzzleKeys(game: Game, mode: StoredMode) {
  const stem = WIRE_GAME[game]
  const name = stem.charAt(0).toUpperCase() + stem.slice(1)
  const suffix = MODES[mode]
  return {
    selectedIndex: `${stem}Selected${suffix}Index`,
    selected: `${stem}Selected${suffix}`,
    wrongGuesses: `wrongGuesses${name}${suffix}`,
  }
}

function listPlayerKeys(): string[] {
  const ofPuzzles = GAMES.flatMap((game) =>
    listModes(game).flatMap((mode) => Object.values(listPuzzleKeys(game, mode))),
  )
  return [...Object.values(PLAYER_KEYS), ...ofPuzzles, 'triesName', 'triesColors']
}

/**
 * Stores an item of the player. Does nothing if no player is signed in, because a reply that arrives after log-out must
 * not be stored.
 */
function writeForPlayer(key: string, value: string): void {
  if (readPlayerId() !== null) writeItem(key, value)
}
