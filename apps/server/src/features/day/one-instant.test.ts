import { api } from '@otogi/contract/api'
import { expect, test } from 'vitest'
import { winImageGame } from '../../../test/puzzles.ts'
import { startTestServer } from '../../../test/test-server.ts'

const BEFORE = Date.parse('2026-11-18T22:59:59.999Z')
const AFTER = BEFORE + 1

const START = 100
const REWARD = 50
const QUEST = 20

test('a claim around midnight pays each day’s quest once, and the next day’s can be claimed', async () => {
  let readsLeft = Infinity
  await using server = await startTestServer({ now: () => (readsLeft-- > 0 ? BEFORE : AFTER) })
  for (let reads = 0; reads < 8; reads++) {
    readsLeft = Infinity
    const ana = await server.player()
    await winImageGame(server, ana)

    readsLeft = reads
    await ana.send(api.quests.claim, { userid: ana.id, game: 'image' })
    readsLeft = 0

    // Yesterday's quest was paid by either the claim or the rollover, and yesterday's game reward by the rollover.
    const yesterday = START + REWARD + QUEST
    expect((await ana.call(api.wallet.find)).gachas, `midnight at clock read ${reads}`).toBe(yesterday)
    await winImageGame(server, ana)
    const [, { gachas }] = await ana.call(api.quests.claim, { game: 'image' })
    expect(gachas, `midnight at clock read ${reads}`).toBe(yesterday + QUEST)
  }
})
