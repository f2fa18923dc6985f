import { loadPack } from '@otogi/content/load'
import { expect, test } from 'vitest'
import { groupByPart, listPictures } from './pictures.ts'

const pack = await loadPack('content/legends')
const pictures = listPictures(pack)

test('every portrait, scene and cover of the pack is listed once', () => {
  expect(new Set(pictures.map(({ id }) => id)).size).toBe(pictures.length)
  const count = (kind: string) => pictures.filter(({ drawing }) => drawing.of === kind).length
  const portraits = new Set([...pack.cards, ...pack.characters].map(({ portrait }) => portrait))
  expect(count('portrait')).toBe(portraits.size)
  expect(count('scene')).toBe(3 * pack.series.length)
  expect(count('cover')).toBe(3 * pack.series.length)
})

test('a character that no card shows is listed by its own name', () => {
  const [first] = pack.characters
  const listed = listPictures({ ...pack, cards: [], series: [] })
  expect(listed).toHaveLength(pack.characters.length)
  expect(listed[0]).toMatchObject({ id: `portrait/${first?.id}/character`, name: first?.name.en })
})

test('pictures that the pack contains as files are left out', () => {
  const picture = { file: 'alice.png' } as never
  const [card] = pack.cards
  const listed = listPictures({ ...pack, cards: [{ ...card!, portrait: { picture } }], characters: [], series: [] })
  expect(listed).toEqual([])
})

test('a part lists the figure that holds it and the scene that this figure stands in', () => {
  const [holder] = pictures.filter(({ drawing }) => drawing.of === 'scene' && drawing.spec.cast.length > 0)
  const [member] = holder && 'portraits' in holder.drawing ? Object.values(holder.drawing.portraits) : []
  const held = member?.props?.map(({ kind }) => `props/${kind}`).find((name) => pack.parts.has(name))
  const users = groupByPart(pictures).get(held ?? '') ?? []
  expect(users.map(({ id }) => id)).toContain(holder?.id)
  expect(users.some(({ drawing }) => drawing.of === 'portrait' && drawing.spec === member)).toBe(true)
})
