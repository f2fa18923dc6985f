import { describe, expect, it } from 'vitest'
import { listPackFaults, createSmallPack, writePack, type SmallPack } from '../test/small-pack.ts'
import { loadPack } from './load.ts'

async function findFaults(files: Readonly<Record<string, unknown>>): Promise<string[]> {
  return listPackFaults(await writePack(files))
}

type PackEdit = (files: SmallPack & Record<string, unknown>) => void

function editPack(edit: PackEdit) {
  const files: SmallPack & Record<string, unknown> = createSmallPack()
  edit(files)
  return files
}

const moon = (change: (series: SmallPack['series/moon.json']) => void): PackEdit => {
  return (files) => change(files['series/moon.json'])
}

const broken: [name: string, edit: PackEdit, fault: RegExp][] = [
  [
    'a file that is missing',
    (f) => Object.assign(f, { 'series/moon.json': undefined }),
    /^series\/moon\.json {2}is missing$/,
  ],
  ['a file that is not JSON', (f) => Object.assign(f, { 'pack.json': '{' }), /^pack\.json {2}is not JSON/],
  [
    'a missing translation',
    moon((s) => assignFields(s.title, { es: undefined })),
    /^series\/moon\.json title\.es is missing$/,
  ],
  ['an empty translation', moon((s) => Object.assign(s.title, { es: ' ' })), /^series\/moon\.json title\.es is empty$/],
  ['an unknown field', moon((s) => Object.assign(s, { extra: 1 })), /^series\/moon\.json extra is not a known field$/],
  [
    'an unknown kind of part',
    (f) => Object.assign(f['portraits/moon.json'].luna, { build: 'cloud' }),
    /^portraits\/moon\.json luna\.build unknown kind of build "cloud"$/,
  ],
  ['a series listed twice', (f) => f['pack.json'].series.push('moon'), /^pack\.json series\.2 repeats the id "moon"/],
  ['a file not named after its id', moon((s) => Object.assign(s, { id: 'sun' })), /^series\/moon\.json id is "sun"/],
  [
    'a character id used twice',
    (f) => assignFields(f['series/sea.json'].characters[1], { id: 'hare' }),
    /sea\.json characters\.1\.id repeats the id "hare"/,
  ],
  [
    'a card id used twice',
    (f) => assignFields(f['series/sea.json'].cards[1], { id: 'ned-1' }),
    /sea\.json cards\.1\.id repeats the id "ned-1"/,
  ],
  [
    'a first word used twice',
    (f) => assignFields(f['series/sea.json'].characters[1]?.name, { en: 'LUNA Moth' }),
    /sea\.json characters\.1\.name\.en repeats the first word "luna"/,
  ],
  [
    'a title used twice',
    (f) => assignFields(f['series/sea.json'].guess, { en: 'Moon Tale' }),
    /sea\.json guess\.en repeats the title/,
  ],
  [
    'a card of nobody',
    moon((s) => assignFields(s.cards[2], { character: 'ghost' })),
    /moon\.json cards\.2\.character names "ghost"/,
  ],
  [
    'a card of another series',
    moon((s) => assignFields(s.cards[2], { character: 'ned' })),
    /moon\.json cards\.2\.character names "ned"/,
  ],
  ['a character without a card', moon((s) => s.cards.pop()), /moon\.json characters\.1 "hare" has no card/],
  [
    'a rarity without cards',
    moon((s) => assignFields(s.cards[1], { rarity: 'B', power: 60 })),
    /^pack\.json series has no card of rarity SS$/,
  ],
  [
    'power outside its rarity',
    moon((s) => assignFields(s.cards[0], { power: 149 })),
    /moon\.json cards\.0\.power is 149, but rarity \S+ requires 50 to 100/,
  ],
  ['a fractional power', moon((s) => assignFields(s.cards[0], { power: 60.5 })), /moon\.json cards\.0\.power /],
  ['cards out of order', moon((s) => s.cards.reverse()), /moon\.json cards\.1 is not in the order/],
  [
    'a word too short',
    moon((s) => assignFields(s.characters[0], { word: 'LU' })),
    /moon\.json characters\.0\.word is not 3 to 12/,
  ],
  [
    'a word too long',
    moon((s) => assignFields(s.characters[0], { word: 'LUNALUNALUNAL' })),
    /characters\.0\.word is not 3 to 12/,
  ],
  [
    'a word with a space',
    moon((s) => assignFields(s.characters[0], { word: 'LUNA GRAY' })),
    /characters\.0\.word is not 3 to 12/,
  ],
  [
    'a name with an accent',
    moon((s) => assignFields(s.characters[0]?.name, { en: 'Lúna' })),
    /characters\.0\.name\.en must contain only/,
  ],
  [
    'a title nobody can type',
    moon((s) => assignFields(s.guess, { es: 'Cuento, y Luna' })),
    /moon\.json guess\.es must contain only letters/,
  ],
  [
    'a character without a drawing',
    (f) => Object.assign(f['portraits/moon.json'], { hare: undefined }),
    /^portraits\/moon\.json hare has no drawing$/,
  ],
  [
    'a titled card without a drawing',
    (f) => Object.assign(f['portraits/moon.json'], { 'luna-2': undefined }),
    /^portraits\/moon\.json luna-2 has no drawing$/,
  ],
  [
    'a drawing without hair',
    (f) => Object.assign(f['portraits/moon.json'].hare, { hair: undefined }),
    /^portraits\/moon\.json hare\.hair is missing$/,
  ],
  [
    'a drawing of nobody',
    (f) => Object.assign(f['portraits/moon.json'], { ghost: {} }),
    /^portraits\/moon\.json ghost is neither/,
  ],
  [
    'a scene without a drawing',
    (f) => Object.assign(f['scenes/moon.json'].scenes, { hard: undefined }),
    /^scenes\/moon\.json scenes\.hard is missing$/,
  ],
  [
    'a cover without a drawing',
    (f) => Object.assign(f['scenes/moon.json'].covers, { easy: {} }),
    /^scenes\/moon\.json covers\.easy\.parts is missing$/,
  ],
  [
    'a scene of parts nobody can draw',
    (f) => Object.assign(f['scenes/moon.json'].scenes.hard, { parts: [{ kind: 'nonsense' }] }),
    /^scenes\/moon\.json scenes\.hard .*"nonsense"/,
  ],
  [
    'a scene with an undrawn cast',
    (f) =>
      Object.assign(f['scenes/moon.json'].scenes, {
        hard: { parts: [], seed: 's', cast: [{ portrait: 'ned', x: 0, y: 0, scale: 1 }] },
      }),
    /^scenes\/moon\.json scenes\.hard\.cast\.0\.portrait "ned" has no drawing$/,
  ],
  [
    'a focus outside the picture',
    (f) =>
      Object.assign(f['scenes/moon.json'].scenes, { hard: { parts: [], seed: 's', cast: [], focus: { x: 2, y: 0 } } }),
    /^scenes\/moon\.json scenes\.hard\.focus\.x /,
  ],
  [
    'chords that end too soon',
    moon((s) => assignFields(s.opening, { chords: [['C', 1]] })),
    /moon\.json opening\.chords lasts 1 beats/,
  ],
  [
    'an invalid chord',
    moon((s) => assignFields(s.opening, { chords: [['Cis', 2]] })),
    /moon\.json opening\.chords\.0 "Cis" is not a chord symbol/,
  ],
  [
    'an invalid meter',
    moon((s) => assignFields(s.opening, { meter: 'free' })),
    /moon\.json opening\.meter "free" is not a meter/,
  ],
  [
    'an unknown instrument',
    moon((s) => assignFields(s.opening, { instrument: 'kazoo' })),
    /moon\.json opening\.instrument "kazoo"/,
  ],
  [
    'an unknown timbre',
    moon((s) => assignFields(s.opening.clips.hard, { timbre: 'whisper' })),
    /moon\.json opening\.clips\.hard\.timbre "whisper"/,
  ],
  [
    'a clip beyond the end',
    moon((s) => assignFields(s.opening.clips.easy, { toBeat: 3 })),
    /moon\.json opening\.clips\.easy ends after/,
  ],
  [
    'a clip that runs backwards',
    moon((s) => assignFields(s.opening.clips.easy, { fromBeat: 2 })),
    /opening\.clips\.easy ends before/,
  ],
  [
    'a clip of parts that the score lacks',
    moon((s) =>
      assignFields(s.opening, {
        chords: undefined,
        clips: { ...s.opening.clips, easy: { parts: ['bass', 'chords'], fromBeat: 0, toBeat: 2, timbre: null } },
      }),
    ),
    /opening\.clips\.easy plays chords/,
  ],
  [
    'a video that is no id',
    moon((s) => assignFields(s.opening, { video: 'https://example.org' })),
    /moon\.json opening\.video is not a video id/,
  ],
]

function assignFields(item: object | undefined, fields: object) {
  Object.assign(item ?? {}, fields)
}

describe('loading a pack', () => {
  it('accepts a pack without faults', async () => {
    expect(await findFaults(createSmallPack())).toEqual([])
  })

  it.each(broken)('refuses %s', async (_name, edit, fault) => {
    expect(await findFaults(editPack(edit))).toContainEqual(expect.stringMatching(fault))
  })

  it('reports all faults at once', async () => {
    const faults = await findFaults(
      editPack((files) => {
        assignFields(files['series/moon.json'].cards[0], { power: 1 })
        assignFields(files['series/sea.json'].cards[0], { power: 1 })
        Object.assign(files, { 'scenes/sea.json': undefined })
      }),
    )
    expect(faults).toHaveLength(3)
  })

  it('draws a titled card as its character with the changes of the card', async () => {
    const pack = await loadPack(await writePack(createSmallPack()))
    expect(pack.cardById.get('luna-1')?.portrait).toBe(pack.characterById.get('luna')?.portrait)
    expect(pack.cardById.get('luna-2')?.portrait).toMatchObject({ build: 'girl', skin: 'moon' })
  })

  it('gives a scene its cast and its focus', async () => {
    const scene = (await loadPack(await writePack(createSmallPack()))).seriesById.get('moon')?.scenes[2]
    expect(scene?.focus).toEqual({ x: 0.25, y: 0.5 })
    expect(scene?.portraits).toMatchObject({ luna: { build: 'girl' } })
    expect(scene?.drawing).not.toHaveProperty('focus')
  })
})
