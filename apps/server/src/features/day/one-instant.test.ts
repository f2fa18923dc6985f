import { api } from '@otogi/contract/api'
import { expect, test } from 'vitest'
import { answerOf, puzzleOf } from '../../../test/puzzles.ts'
import { startWorld } from '../../../test/world.ts'

const BEFORE = Date.parse('2026-11-18T22:59:59.999Z')
const AFTER = BEFORE + 1

test('wherever in a call midnight strikes, a win belongs whole to one day and is paid once', async () => {
  let looksLeft = Infinity
  await using world = await startWorld({ now: () => (looksLeft-- > 0 ? BEFORE : AFTER) })
  for (let looks = 0; looks < 12; looks++) {
    looksLeft = Infinity
    const ana = await world.player()
    const { _id: puzzleId } = await puzzleOf(ana, 'image')
    const { text: guess } = await answerOf(world, ana, 'image')

    looksLeft = looks
    const { status } = await ana.send(api.games.guess, { userid: ana.id, game: 'image', mode: 0, guess, puzzleId })
    looksLeft = 0

    const { gachas } = await ana.call(api.wallet.find)
    const won = 50 + 20
    expect([status, gachas], `midnight at look ${looks}`).toEqual(status === 200 ? [200, 100 + won] : [409, 100])
    const { quests } = await ana.call(api.quests.ready)
    expect(quests, `midnight at look ${looks}`).toBe(0)
  }
})
