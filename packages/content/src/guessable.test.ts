import { expect, it } from 'vitest'
import { listPackFaults, createSmallPack, writePack, type SmallPack } from '../test/small-pack.ts'

type Series = { moon: SmallPack['series/moon.json']; sea: SmallPack['series/sea.json'] }

const broken: [name: string, edit: (series: Series) => void, fault: RegExp][] = [
  [
    'a title that equals a different title in Spanish',
    ({ sea }) => assignFields(sea.guess, { es: 'moon TALE' }),
    /sea\.json guess\.es repeats the title "moon tale" of series\/moon\.json$/,
  ],
  [
    'a name that equals a different name in Spanish except for accents',
    ({ sea }) => assignFields(sea.characters[0]?.name, { es: 'Lúna  Gray' }),
    /sea\.json characters\.0\.name\.es repeats the name "luna gray" of series\/moon\.json$/,
  ],
  [
    'an alias that is the title of another series',
    ({ sea }) => assignFields(sea, { aliases: ['moon tale'] }),
    /sea\.json aliases\.0 repeats the title "moon tale" of series\/moon\.json$/,
  ],
  [
    'an alias of two series',
    ({ moon, sea }) => [moon, sea].forEach((one) => assignFields(one, { aliases: ['Old Tale'] })),
    /sea\.json aliases\.0 repeats the title "old tale" of series\/moon\.json$/,
  ],
  [
    'an alias of two characters, apart from accents',
    ({ moon, sea }) => {
      assignFields(moon.characters[0], { aliases: ['Conejo'] })
      assignFields(sea.characters[0], { aliases: ['Perro', 'Conéjo'] })
    },
    /sea\.json characters\.0\.aliases\.1 repeats the name "conejo" of series\/moon\.json$/,
  ],
  [
    'an alias with characters that the guess box refuses',
    ({ moon }) => assignFields(moon, { aliases: ["Moon's Tale"] }),
    /moon\.json aliases\.0 must contain only letters, digits and spaces$/,
  ],
  [
    'a title that is too long to guess',
    ({ moon }) => assignFields(moon.guess, { en: 'a'.repeat(51) }),
    /moon\.json guess\.en is longer than 50 letters$/,
  ],
  [
    'a name that is too long to guess',
    ({ moon }) => assignFields(moon.characters[0]?.name, { es: 'á'.repeat(51) }),
    /moon\.json characters\.0\.name\.es is longer than 50 letters$/,
  ],
  [
    'an id that is too long',
    ({ moon }) => assignFields(moon.cards[0], { id: 'a'.repeat(81) }),
    /moon\.json cards\.0\.id is longer than 80 letters$/,
  ],
  [
    'a title that is too long to display',
    ({ moon }) => assignFields(moon.title, { es: 'a'.repeat(81) }),
    /moon\.json title\.es is longer than 80 letters$/,
  ],
]

function assignFields(item: object | undefined, fields: object) {
  Object.assign(item ?? {}, fields)
}

it.each(broken)('refuses what a player could not guess, request or read: %s', async (_name, edit, fault) => {
  const files = createSmallPack()
  edit({ moon: files['series/moon.json'], sea: files['series/sea.json'] })
  expect(await listPackFaults(await writePack(files))).toContainEqual(expect.stringMatching(fault))
})

it('a text may be the same in both languages', async () => {
  const files = createSmallPack()
  assignFields(files['series/moon.json'].guess, { en: 'Mulan', es: 'mulan' })
  assignFields(files['series/moon.json'].characters[0]?.name, { es: 'Lúna Gray' })
  expect(await listPackFaults(await writePack(files))).toEqual([])
})
