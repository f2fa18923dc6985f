import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { removeAlert } from './alerts.ts'
import { readAlerts } from './player-storage.ts'
import { queryClient } from '../platform/query-client.ts'

const READY = ['quests', 'ready']

beforeEach(() => {
  const stored = new Map([
    ['_id', 'p1'],
    ['alerts', '["games","quests"]'],
  ])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('a claim removes only its own alert, before the alerts are refetched', () => {
  queryClient.setQueryData(READY, { games: 1, quests: 2, inbox: 3, solved: 2 })
  removeAlert('games')
  expect(queryClient.getQueryData(READY)).toEqual({ games: 0, quests: 2, inbox: 3, solved: 2 })
  expect(readAlerts()).toEqual(['quests'])
})

it('a claim keeps the alert of another reward', () => {
  queryClient.setQueryData(READY, { games: 0, quests: 2, inbox: 0, solved: 2 })
  removeAlert('quests')
  expect(readAlerts()).toEqual(['quests'])
  removeAlert('quests')
  expect(readAlerts()).toEqual([])
})

it('claiming several quests at once removes as many alerts', () => {
  queryClient.setQueryData(READY, { games: 1, quests: 4, inbox: 0, solved: 2 })
  removeAlert('quests', 3)
  expect(queryClient.getQueryData(READY)).toEqual({ games: 1, quests: 1, inbox: 0, solved: 2 })
})

it('a claim removes the stored alert before any alerts were fetched', () => {
  removeAlert('quests')
  expect(readAlerts()).toEqual(['games'])
})
