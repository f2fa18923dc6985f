import type { PastPull } from '@otogi/contract/summon'
import { expect, it } from 'vitest'
import { toCsv } from './pull-csv.ts'

const pull: PastPull = {
  id: 'p1',
  at: Date.parse('2026-11-18T11:00:00Z'),
  banner: 'special',
  anime: 'Alice',
  count: 1,
  rarities: ['S+'],
  cards: ['alice-4'],
  throwsBefore: 79,
  commitment: 'c0',
  clientSeed: 'moon',
  counter: 5,
  pool: 'f0',
  rules: 1,
  serverSeed: null,
}
const HEAD = 'at,banner,anime,count,rarities,cards,throwsBefore,commitment,clientSeed,counter,pool,rules,serverSeed\r\n'

it('writes the column names, then a row for each pull', () => {
  expect(toCsv([])).toBe(HEAD)
  expect(toCsv([pull, { ...pull, counter: 6, serverSeed: 'ab' }])).toBe(
    `${HEAD}2026-11-18T11:00:00.000Z,special,Alice,1,S+,alice-4,79,c0,moon,5,f0,1,\r\n` +
      '2026-11-18T11:00:00.000Z,special,Alice,1,S+,alice-4,79,c0,moon,6,f0,1,ab\r\n',
  )
})

it.each([
  ['a comma', 'Oz, the Great', '"Oz, the Great"'],
  ['quotes', 'The "Iliad"', '"The ""Iliad"""'],
  ['a line break', 'A\nB', '"A\nB"'],
  ['what a spreadsheet would compute', '=1+1', "'=1+1"],
  ['a minus in front', '-luck', "'-luck"],
])('keeps %s in its cell', (_, anime, cell) => {
  expect(toCsv([{ ...pull, anime }]).split('special,')[1]).toContain(`${cell},1,S+`)
})
