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
  let looksLeft = Infinity
  await using server = await startTestServer({ now: () => (looksLeft-- > 0 ? BEFORE : AFTER) })
  for (let looks = 0; looks < 8; looks++) {
    looksLeft = Infinity
    const ana = await server.player()
    await winImageGame(server, ana)

    looksLeft = looks
    await ana.send(api.quests.claim, { userid: ana.id, game: 'image' })
    looksLeft = 0

    // Yesterday's quest was paid by either the claim or the rollover. The reward was paid by the rollover.
    const yesterday = START + REWARD + QUEST
    expect((await ana.call(api.wallet.find)).gachas, `midnight at look ${looks}`).toBe(yesterday)
    await winImageGame(server, ana)
    const [, { gachas }] = await ana.call(api.quests.claim, { game: 'image' })
    expect(gachas, `midnight at look ${looks}`).toBe(yesterday + QUEST)
  }
})
