import type { Card, Character, Pack, Scene, Series } from '@otogi/content/pack'
import { mapLanguages, type Text } from '@otogi/rules/languages/languages'
import { RARITIES, type Rarity } from '@otogi/rules/summon/rarity'

/** A small pack: six series of four characters, with one card each, cycling through the rarities. */
export function createTestPack(): Pack {
  const series = TITLES.map(createSeries)
  const characters = series.flatMap(({ id }, index) => NAMES[index]?.map((name) => createCharacter(id, name)) ?? [])
  const cards = characters.map((character, index) => createCard(character, RARITIES[index % RARITIES.length] ?? 'B'))
  return {
    parts: new Map(),
    directory: 'none',
    id: 'test',
    title: toText('Test tales'),
    license: 'CC0-1.0',
    credit: 'The test suite',
    series,
    characters,
    cards,
    banners: {
      general: {
        title: toText('General'),
        pullType: toText('Pull'),
        description: [toText('One'), toText('Two')],
      },
      special: { pullType: toText('Special'), description: [toText('One'), toText('Two')] },
    },
    polls: [createPoll('Moon', 'Sun'), createPoll('Tea', 'Coffee')],
    roadmap: [toText('Soon')],
    community: { chat: 'https://chat.example.org/otogi' },
    seriesById: new Map(series.map((one) => [one.id, one])),
    characterById: new Map(characters.map((one) => [one.id, one])),
    cardById: new Map(cards.map((one) => [one.id, one])),
  }
}

/** Placeholder drawings. The server can describe them, but cannot draw them, and no test requests that. */
const NO_DRAWING = { parts: [{ kind: 'moon', x: 600, y: 400 }], cast: [], seed: 'test' }
const NO_PORTRAIT = { eyes: { kind: 'round' } } as Character['portrait']
const NO_COVER: Series['covers'][number] = { drawing: NO_DRAWING, portraits: {} }
const NO_SCENE: Omit<Scene, 'title'> = {
  drawing: NO_DRAWING,
  portraits: {},
  focus: { x: 0.5, y: 0.5 },
}

const TITLES = ['Moon Harbor', 'Glass Orchard', 'Iron Sparrow', 'Paper Fox', 'Salt Lantern', 'Winter Drum']

const NAMES = [
  ['Abelard', 'Brunella', 'Corvinus', 'Dulcia'],
  ['Evander', 'Fiorella', 'Gaspar', 'Hyacinth'],
  ['Isolde', 'Jonquil', 'Kestrel', 'Leander'],
  ['Mirabel', 'Nestor', 'Oriana', 'Percival'],
  ['Quillon', 'Rosamund', 'Severin', 'Tamsin'],
  ['Ulrich', 'Verbena', 'Wendelin', 'Ysolde'],
]

const POWER: Record<Rarity, number> = { B: 75, A: 200, S: 500, 'S+': 1150, SS: 3500 }

const toText = (text: string): Text => mapLanguages((language) => (language === 'en' ? text : `${text} ${language}`))

const createPoll = (first: string, second: string) => ({ options: [toText(first), toText(second)] }) as const

const toSlug = (text: string) => text.toLowerCase().replaceAll(' ', '-')

/** Only one series has a video. */
const FILMED = 'Moon Harbor'

function createSeries(title: string): Series {
  const scene = { ...NO_SCENE, title: toText(`${title} scene`) }
  return {
    id: toSlug(title),
    title: toText(title),
    guess: toText(title),
    aliases: [`${title} Alias`],
    origin: toText('Nowhere'),
    published: toText('2026'),
    rights: toText('none'),
    tint: '#112233',
    scenes: [scene, scene, scene],
    covers: [NO_COVER, NO_COVER, NO_COVER],
    opening: {
      piece: toText(`${title} tune`),
      composer: toText('Nobody'),
      year: '2026',
      relation: toText('None'),
      video: title === FILMED ? 'abcdefghijk' : null,
      meter: '4/4',
      bpm: 100,
      instrument: 'music box',
      notes: createMelody(title),
      bass: [],
      chords: [],
      clips: [CLIP, CLIP, CLIP],
      source: [],
    },
  }
}

/** A different melody for each series. */
function createMelody(title: string): [pitch: number, beats: number][] {
  return Array.from(title.slice(0, 8).padEnd(8), (letter) => [60 + (letter.charCodeAt(0) % 24), 0.5])
}

const CLIP = { parts: ['melody'], fromBeat: 0, toBeat: 4, timbre: null } as const

function createCharacter(series: string, name: string): Character {
  return {
    id: toSlug(name),
    series,
    name: mapLanguages(() => name),
    aliases: [`${name} Alias`],
    line: toText(name),
    word: name.toUpperCase(),
    portrait: NO_PORTRAIT,
  }
}

function createCard({ id, series, name }: Character, rarity: Rarity): Card {
  return {
    id: `${id}-1`,
    character: id,
    series,
    name: toText(name.en),
    rarity,
    power: POWER[rarity],
    portrait: NO_PORTRAIT,
  }
}
