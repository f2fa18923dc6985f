import { expect, it } from 'vitest'
import { HEADGEAR } from '../headgear/index.ts'
import { OUTFIT } from '../outfit/index.ts'
import { PROPS } from '../props/index.ts'
import { PLACES } from '../scene/place.ts'
import { SCENERY } from '../scene/scenery.ts'
import { requireKind, mergeTables } from './choice.ts'

it.each(Object.entries({ HEADGEAR, OUTFIT, PLACES, PROPS, STAGE: SCENERY }))(
  'finds every kind of %s under its own name',
  (_, table) => {
    const kinds = Object.keys(table)
    expect(kinds.length).toBeGreaterThan(0)
    expect(kinds.map((kind) => requireKind<unknown>(table, kind, 'part'))).toEqual(Object.values(table))
  },
)

it('refuses tables with the same kind', () => {
  expect(() => mergeTables({ hat: 1 }, { coat: 2 }, { hat: 3 })).toThrow('two parts are named "hat"')
})

it('keeps the parts of every table in their order', () => {
  expect(Object.entries(mergeTables({ hat: 1 }, { coat: 2 }, {}))).toEqual([
    ['hat', 1],
    ['coat', 2],
  ])
})
