import { expect, it } from 'vitest'
import { createSmallPack, writePack } from '../test/small-pack.ts'
import { loadPack } from './load.ts'
import { findRemovedCards } from './removed-cards.ts'

it('lists exactly the cards that a newer pack lacks', async () => {
  const older = await loadPack(await writePack(createSmallPack()))
  const files = createSmallPack()
  const [first] = files['series/moon.json'].cards
  if (first) first.id = 'luna-9'
  const newer = await loadPack(await writePack(files))
  expect(findRemovedCards(older, newer)).toEqual([
    { file: 'series/moon.json', path: 'cards', message: 'no longer contains "luna-1", which players may own' },
  ])
  expect(findRemovedCards(older, older)).toEqual([])
})
