import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Rarity } from '@otogi/rules/summon/rarity'
import { PackFaults } from '../src/faults.ts'
import { loadPack } from '../src/load.ts'
import { createTemporaryFolder } from './folder.ts'

const text = (en: string) => ({ en, es: `${en} (es)` })
const byMode = <Value>(of: (mode: string) => Value) => ({ easy: of('easy'), normal: of('normal'), hard: of('hard') })

const clip = () => ({ parts: ['melody'], fromBeat: 0, toBeat: 2, timbre: null })

const character = (id: string, name: string, word: string | null) => {
  return { id, name: { en: name, es: name }, line: text(name), word }
}

const card = (id: string, characterId: string, rarity: Rarity, power: number, title: string | null) => {
  return { id, character: characterId, title: title === null ? null : text(title), rarity, power }
}

/** Creates the valid files of a pack with two series, four characters and five cards. */
export function createSmallPack() {
  return {
    'pack.json': {
      id: 'small',
      title: text('Small'),
      license: 'CC0-1.0',
      credit: 'nobody',
      series: ['moon', 'sea'],
      banners: {
        general: { title: text('All'), pullType: text('General'), description: [text('One'), text('Two')] },
        special: { pullType: text('Special'), description: [text('One'), text('Two')] },
      },
      polls: [{ options: [text('A'), text('B')] }],
      roadmap: [text('More')],
    },
    'series/moon.json': createSeries('moon', 'Moon Tale', [
      [character('luna', 'Luna Gray', 'LUNA'), character('hare', 'Hare', 'HARE')],
      [
        card('luna-1', 'luna', 'B', 60, null),
        card('luna-2', 'luna', 'SS', 3000, 'Full'),
        card('hare-1', 'hare', 'A', 200, null),
      ],
    ]),
    'series/sea.json': createSeries('sea', 'Sea Tale', [
      [character('ned', 'Ned', 'NED'), character('crab', 'Crab of the Bay', null)],
      [card('ned-1', 'ned', 'S', 500, null), card('crab-1', 'crab', 'S+', 900, null)],
    ]),
    'portraits/moon.json': { luna: createPortrait('girl'), hare: createPortrait('child'), 'luna-2': { skin: 'moon' } },
    'portraits/sea.json': { ned: createPortrait('man'), crab: createPortrait('stout') },
    'scenes/moon.json': createDrawings('luna'),
    'scenes/sea.json': createDrawings('ned'),
  }
}

export type SmallPack = ReturnType<typeof createSmallPack>

function createSeries(
  id: string,
  title: string,
  [characters, cards]: [ReturnType<typeof character>[], ReturnType<typeof card>[]],
) {
  return {
    id,
    title: text(title),
    guess: { en: title, es: title },
    origin: text('Nowhere'),
    published: text('1800'),
    rights: text('traditional'),
    tint: '#8FC7E8',
    characters,
    cards,
    scenes: byMode(() => ({ title: text('Scene') })),
    opening: {
      piece: text('Song'),
      composer: text('Traditional'),
      year: '1800',
      relation: text('Sung there'),
      video: null as string | null,
      meter: '2/4',
      bpm: 100,
      instrument: 'flute',
      notes: [
        [60, 1],
        [null, 1],
      ],
      chords: [['C', 2]],
      clips: byMode(clip),
      source: [],
    },
  }
}

function createPortrait(build: string) {
  return { build, skin: 'fair', hair: { color: '#e8be4b' }, eyes: {}, background: { colors: ['#8ab0e8', '#3a4f9a'] } }
}

function createDrawings(cast: string) {
  return {
    scenes: byMode((mode) => ({
      parts: [],
      cast: [{ portrait: cast, x: 0, y: 0, scale: 1 }],
      seed: mode,
      focus: { x: 0.25, y: 0.5 },
    })),
    covers: byMode((mode) => ({ parts: [], seed: `${cast} ${mode}` })),
  }
}

/**
 * Writes the files of a pack into a new folder. Strings are written unchanged, other values as JSON. Files whose
 * content is undefined are left out.
 */
export async function writePack(files: Readonly<Record<string, unknown>>): Promise<string> {
  const directory = await createTemporaryFolder()
  for (const [name, value] of Object.entries(files)) {
    if (value === undefined) continue
    const file = join(directory, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return directory
}

/** Returns the faults of a pack, one string per fault; empty if the pack can be loaded. */
export async function listPackFaults(directory: string): Promise<string[]> {
  try {
    await loadPack(directory)
    return []
  } catch (error) {
    if (!(error instanceof PackFaults)) throw error
    return error.faults.map(({ file, path, message }) => `${file} ${path} ${message}`)
  }
}
