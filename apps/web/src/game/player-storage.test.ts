import type { User } from '@otogi/contract/accounts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  clearPlayer,
  isPlayerIdRemoved,
  readAlerts,
  readNameGame,
  readPlayerId,
  readPuzzle,
  readAnnouncedDay,
  readUser,
  writeAlerts,
  writeNameGame,
  writePuzzle,
  writeTime,
  writeAnnouncedDay,
  writeUser,
} from './player-storage.ts'
import { readPreference, writePreference } from '../platform/storage.ts'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

afterEach(() => vi.unstubAllGlobals())

const user = { id: 'p1', username: 'hanami', googleAccount: false } as User
const puzzle = { selectedIndex: 0, selected: '/media/p/1.webp', wrongGuesses: ['Oz'] }

describe('the stored player', () => {
  it('is stored under the specified keys', () => {
    writeUser(user)
    writeTime(1000)
    writeAlerts(['quests', 'games'])
    expect(Object.fromEntries(stored)).toEqual({
      _id: 'p1',
      googleAccount: 'false',
      userData: JSON.stringify(user),
      time: '1000',
      alerts: '["quests","games"]',
    })
    expect([readPlayerId(), readUser(), readAlerts()]).toEqual(['p1', user, ['quests', 'games']])
  })

  it('is missing in a new browser', () => {
    expect([readPlayerId(), readUser(), readAlerts()]).toEqual([null, undefined, []])
  })

  it('is removed with all games, while the visitor’s preferences stay', () => {
    writeUser(user)
    writeTime(1000)
    writeAlerts(['games'])
    writeAnnouncedDay('2026,11,18')
    expect(readAnnouncedDay()).toBe('2026,11,18')
    for (const game of ['image', 'silhouette', 'opening', 'eyes', 'pixel'] as const) {
      for (const mode of [0, 1, 2] as const) writePuzzle(game, mode, puzzle)
    }
    writePuzzle('name', 0, puzzle)
    writeNameGame({ tries: ['alice'], colors: [['orange']] })
    writePreference('theme', 'day')
    clearPlayer()
    expect([...stored.keys()]).toEqual(['theme'])
    expect(readPreference('theme')).toBe('day')
  })

  it('is not stored again by a reply that arrives after log-out', () => {
    writeUser(user)
    clearPlayer()
    writeTime(1000)
    writeAlerts(['games'])
    writeAnnouncedDay('2026,11,18')
    writePuzzle('image', 0, puzzle)
    writeNameGame({ tries: ['alice'], colors: [['orange']] })
    expect([...stored.keys()]).toEqual([])
  })

  it('counts as removed only in browsers that can store it', () => {
    writeUser(user)
    expect(isPlayerIdRemoved()).toBe(false)
    stored.delete('_id')
    expect(isPlayerIdRemoved()).toBe(true)
  })
})

describe('a stored puzzle', () => {
  beforeEach(() => writeUser(user))

  it('is read as it was stored, separately for each mode', () => {
    writePuzzle('image', 1, puzzle)
    expect(readPuzzle('image', 1)).toEqual(puzzle)
    expect(readPuzzle('image', 2)).toEqual({ selectedIndex: 0, selected: '', wrongGuesses: [] })
  })

  it('has rows in the name game', () => {
    const rows = { tries: ['alice'], colors: [['#1AB616', 'orange', '#ff3636']] }
    writeNameGame(rows)
    expect(readNameGame()).toEqual(rows)
  })
})

describe('a browser without storage', () => {
  it('is still playable', () => {
    const refuse = () => {
      throw new Error('storage is off')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    writeUser(user)
    expect(isPlayerIdRemoved()).toBe(false)
    clearPlayer()
    expect(readPlayerId()).toBeNull()
  })

  it('ignores values that are not JSON', () => {
    stored.set('userData', '{')
    expect(readUser()).toBeUndefined()
  })
})
