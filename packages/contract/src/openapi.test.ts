import { expect, test } from 'vitest'
import { api } from './api.ts'
import type { Endpoint } from './endpoint.ts'
import { openApi } from './openapi.ts'

const endpoints = Object.values(api).flatMap((feature) => Object.values<Endpoint>(feature))

test('every endpoint is in the document under its path and method', () => {
  const paths = openApi('1')['paths'] as Record<string, Record<string, unknown>>
  for (const endpoint of endpoints) expect(paths[endpoint.path]?.[endpoint.method.toLowerCase()]).toBeDefined()
})

test('no two endpoints share a path and method', () => {
  const keys = endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test('the specified calls are all declared', () => {
  const declared = new Set(endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path.slice('/api/'.length)}`))
  const missing = SPECIFIED.filter((call) => !declared.has(call))
  expect(missing).toEqual([])
})

test('a field that names a player is checked by its owner rule', () => {
  const document = openApi('1')['paths'] as Record<
    string,
    Record<string, { requestBody?: { content: { 'application/json': { schema: { properties?: object } } } } }>
  >
  for (const endpoint of endpoints) {
    const body =
      document[endpoint.path]?.[endpoint.method.toLowerCase()]?.requestBody?.content['application/json'].schema
    const named = Object.keys(body?.properties ?? {}).filter((field) => /^user_?id$/i.test(field))
    if (endpoint.path !== '/api/surveys/finished')
      expect(endpoint.owner, endpoint.path).toEqual(expect.arrayContaining(named))
  }
})

const SPECIFIED = [
  'POST users/findGoogle',
  'POST users/find',
  'POST users/create',
  'POST users/updateReset',
  'GET users/findById',
  'PUT users/updateLevel',
  'PUT users/updateUser',
  'PUT users/unlockMode',
  'PUT users/updateUserLan',
  'PUT users/updatePower',
  'GET users/getRank',
  'POST users/getNumberCards',
  'GET userGames/findById',
  'GET userGames/findGameImageById',
  'POST userGames/create',
  'PUT userGames/update',
  'PUT userGames/updateSelected',
  'PUT userGames/updateReward',
  'GET userGames/findCharacters',
  'PUT userGames/resetGame',
  'DELETE userGames/deleteAll',
  'PUT userGames/updateGameName',
  'GET userQuests/findById',
  'GET userQuests/findQuestsById',
  'POST userQuests/create',
  'PUT userQuests/updateReward',
  'POST userQuests/updateWeekQuests',
  'POST gachas/create',
  'GET gachas/findById',
  'GET day/findById',
  'PUT day/update',
  'PUT day/updateWeek',
  'PUT surveys/update',
  'GET surveys/find',
  'PUT surveys/finished',
  'GET userCards/findById',
  'GET userCards/calculatePower',
  'POST userCards/create',
  'GET cards/findAll',
  'POST cards/findCardSummoned',
  'POST markets/addCard',
  'GET markets/getDataMarket',
  'POST markets/buyCard',
  'POST markets/cancelCard',
]
