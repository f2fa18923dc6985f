import { randomBytes } from 'node:crypto'
import { addDays, parseDay } from '@otogi/rules/calendar/madrid-day'
import { describe, expect, test } from 'vitest'
import { deriveSecrets } from '../process/secrets.ts'
import { chooseVariant, listVariants, VARIANTS, addVariant } from './variants.ts'

const keys = deriveSecrets('one').media
const day = parseDay('2026-11-18')
const createPuzzle = (on = day) => ({ id: randomBytes(16).toString('base64url'), day: on })
const createScene = (zoom: number) => ({ kind: 'scene', series: 'moon', mode: 0, zoom }) as const

describe('the variant of a puzzle', () => {
  test('is one of the eight variants of its day, for every player', () => {
    const seeds = Array.from(
      { length: 400 },
      () => addVariant(keys, createScene(400), chooseVariant(keys, createPuzzle())).seed,
    )
    expect(new Set(seeds).size).toBe(VARIANTS)
    expect([...new Set(seeds)].toSorted()).toEqual(
      listVariants(keys, createScene(400), day)
        .map(({ seed }) => seed)
        .toSorted(),
    )
  })

  test('is the same at every step', () => {
    const variant = chooseVariant(keys, createPuzzle())
    expect(new Set([400, 250, 100].map((zoom) => addVariant(keys, createScene(zoom), variant).seed)).size).toBe(1)
  })

  test('is also used for the solution', () => {
    const variant = chooseVariant(keys, createPuzzle())
    const [hidden, shown] = (['silhouette', 'silhouette-solution'] as const).map(
      (kind) => addVariant(keys, { kind, character: 'luna', mode: 1 }, variant).seed,
    )
    expect(shown).toBe(hidden)
  })

  test('differs by day, subject and key', () => {
    const days = Array.from({ length: 30 }, (_, n) => addDays(day, n))
    const seeds = days.flatMap((on) => listVariants(keys, createScene(400), on).map(({ seed }) => seed))
    const others = [
      ...listVariants(keys, { ...createScene(400), series: 'sun' }, day),
      ...listVariants(keys, { ...createScene(400), mode: 1 }, day),
      ...listVariants(deriveSecrets('other').media, createScene(400), day),
    ]
    expect(new Set([...seeds, ...others.map(({ seed }) => seed)]).size).toBe(30 * VARIANTS + 3 * VARIANTS)
  })
})
