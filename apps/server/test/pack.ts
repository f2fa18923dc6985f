import type { Card, Character, Pack, Scene, Series } from '@otogi/content/pack'
import { byLanguage, type Text } from '@otogi/rules/languages/languages'
import { RARITIES, type Rarity } from '@otogi/rules/summon/rarity'

/** A pack small enough to know by heart: six series of four characters, each with one card of every rarity in turn. */
export function testPack(): Pack {
  const series = TITLES.map(seriesOf)
  const characters = series.flatMap(({ id }, index) => NAMES[index]?.map((name) => characterOf(id, name)) ?? [])
  const cards = characters.map((character, index) => cardOf(character, RARITIES[index % RARITIES.length] ?? 'B'))
  return {
    parts: new Map(),
    directory: 'none',
    id: 'test',
    title: translated('Test tales'),
    licence: 'CC0-1.0',
    credit: 'The test suite',
    series,
    characters,
    cards,
    banners: {
      general: {
        title: translated('General'),
        pullType: translated('Pull'),
        description: [translated('One'), translated('Two')],
      },
      special: { pullType: translated('Special'), description: [translated('One'), translated('Two')] },
    },
    polls: [pollOf('Moon', 'Sun'), pollOf('Tea', 'Coffee')],
    roadmap: [translated('Soon')],
    seriesById: new Map(series.map((one) => [one.id, one])),
    characterById: new Map(characters.map((one) => [one.id, one])),
    cardById: new Map(cards.map((one) => [one.id, one])),
  }
}

/** Nothing of this pack is ever drawn. */
const NO_PORTRAIT = {} as Character['portrait']
const NO_COVER = {} as Series['covers'][number]
const NO_SCENE: Omit<Scene, 'title'> = {
  drawing: {} as Scene['drawing'],
  portraits: {},
  focus: { x: 0.5, y: 0.5 },
}

const TITLES = ['Moon Harbour', 'Glass Orchard', 'Iron Sparrow', 'Paper Fox', 'Salt Lantern', 'Winter Drum']

const NAMES = [
  ['Abelard', 'Brunella', 'Corvinus', 'Dulcia'],
  ['Evander', 'Fiorella', 'Gaspar', 'Hyacinth'],
  ['Isolde', 'Jonquil', 'Kestrel', 'Leander'],
  ['Mirabel', 'Nestor', 'Oriana', 'Percival'],
  ['Quillon', 'Rosamund', 'Severin', 'Tamsin'],
  ['Ulrich', 'Verbena', 'Wendelin', 'Ysolde'],
]

const POWER: Record<Rarity, number> = { B: 75, A: 200, S: 500, 'S+': 1150, SS: 3500 }

const translated = (text: string): Text => byLanguage((language) => (language === 'en' ? text : `${text} ${language}`))

const pollOf = (first: string, second: string) => ({ options: [translated(first), translated(second)] }) as const

const slug = (text: string) => text.toLowerCase().replaceAll(' ', '-')

/** Of one series alone a recording is known. */
const FILMED = 'Moon Harbour'

function seriesOf(title: string): Series {
  const scene = { ...NO_SCENE, title: translated(`${title} scene`) }
  return {
    id: slug(title),
    title: translated(title),
    guess: translated(title),
    origin: translated('Nowhere'),
    published: translated('2026'),
    rights: translated('none'),
    palette: ['#112233'],
    scenes: [scene, scene, scene],
    covers: [NO_COVER, NO_COVER, NO_COVER],
    opening: {
      piece: translated(`${title} tune`),
      composer: translated('Nobody'),
      year: '2026',
      relation: translated('None'),
      video: title === FILMED ? 'abcdefghijk' : null,
      meter: '4/4',
      bpm: 100,
      instrument: 'music box',
      notes: melodyOf(title),
      bass: [],
      chords: [],
      clips: [CLIP, CLIP, CLIP],
      source: [],
    },
  }
}

/** Of each series another. */
function melodyOf(title: string): [pitch: number, beats: number][] {
  return Array.from(title.slice(0, 8).padEnd(8), (letter) => [60 + (letter.charCodeAt(0) % 24), 0.5])
}

const CLIP = { parts: ['melody'], fromBeat: 0, toBeat: 4, timbre: null } as const

function characterOf(series: string, name: string): Character {
  return {
    id: slug(name),
    series,
    name: byLanguage(() => name),
    line: translated(name),
    word: name.toUpperCase(),
    portrait: NO_PORTRAIT,
  }
}

function cardOf({ id, series, name }: Character, rarity: Rarity): Card {
  return {
    id: `${id}-1`,
    character: id,
    series,
    name: translated(name.en),
    rarity,
    power: POWER[rarity],
    portrait: NO_PORTRAIT,
  }
}
