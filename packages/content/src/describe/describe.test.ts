import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPuzzlePortrait } from '@otogi/art/puzzle-portrait'
import type { SceneSpec } from '@otogi/art/scene/scene-spec'
import type { PortraitSpec } from '@otogi/art/spec'
import { DESCRIPTORS, GAMES, MODES } from '@otogi/rules/games/games'
import { ZOOM_STEPS } from '@otogi/rules/games/reveal'
import { LANGUAGES } from '@otogi/rules/languages/languages'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTemporaryFolder } from '../../test/folder.ts'
import { loadPack } from '../load.ts'
import type { MediaRequest } from '../media/request.ts'
import { createPictureChanges } from '../media/varied/look.ts'
import { describeClip, describePicture } from './describe.ts'
import { describeColors } from './grid.ts'
import { describeScene } from './scene.ts'

const pack = await loadPack(fileURLToPath(new URL('../../../../content/legends', import.meta.url)))

/** A picture that is red on the left and dark blue on the right. */
const TWO_HALVES = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="80"><rect width="60" height="80" fill="#1c2858"/>
<rect width="30" height="80" fill="#c02030"/></svg>`
let file = ''
beforeAll(async () => {
  file = join(await createTemporaryFolder(), 'picture.webp')
  await writePicture(TWO_HALVES)
})
const writePicture = (svg: string) => sharp(Buffer.from(svg)).webp({ lossless: true }).toFile(file)

/** Lists every picture that the pack's puzzles can show, at its first step, a middle step and its last step. */
function listRequests(): MediaRequest[] {
  const steps = [ZOOM_STEPS[0], ZOOM_STEPS[3], ZOOM_STEPS.at(-1)].map((zoom) => zoom ?? 100)
  return MODES.flatMap((mode) => [
    ...pack.series.flatMap(({ id: series }) => [
      ...steps.map((zoom): MediaRequest => ({ kind: 'scene', series, mode, zoom })),
      ...[130, 10, 1].map((block): MediaRequest => ({ kind: 'cover', series, mode, block })),
    ]),
    ...pack.characters.flatMap(({ id: character }) => [
      { kind: 'silhouette', character, mode } satisfies MediaRequest,
      { kind: 'eyes', character, mode } satisfies MediaRequest,
    ]),
  ])
}

describe('the descriptions of the starter pack', () => {
  it('exist for the pictures of all games', () => {
    const kinds = new Set(listRequests().map(({ kind }) => kind))
    const shown = GAMES.flatMap((game) => DESCRIPTORS[game].media ?? []).filter((media) => media !== 'clip')
    expect(shown.filter((media) => !kinds.has(media))).toEqual([])
  })

  it('never contain a name, a title, an alias or an id, and fit the length that all of them have', async () => {
    const names = [
      ...pack.series.flatMap(({ id, title, guess, aliases }) => [
        id,
        ...aliases,
        ...LANGUAGES.flatMap((one) => [title[one], guess[one]]),
      ]),
      ...pack.characters.flatMap(({ id, name, aliases }) => [id, ...aliases, ...LANGUAGES.map((one) => name[one])]),
    ].map(toWords)
    for (const request of listRequests()) {
      const text = await describePicture(pack, request, file)
      const words = LANGUAGES.map((language) => toWords(text[language])).join(' ')
      expect(names.filter((name) => words.includes(name))).toEqual([])
      expect(Buffer.byteLength(JSON.stringify({ text, score: null }))).toBeLessThan(4000)
    }
  }, 120_000)

  it('of clips fit their length too', () => {
    const clips = pack.series.flatMap(({ id: series }) =>
      MODES.map((mode) => ({ kind: 'clip', series, mode }) as const),
    )
    const lengths = clips.map((clip) => JSON.stringify({ text: null, score: describeClip(pack, clip) }).length)
    expect(Math.max(...lengths)).toBeLessThan(8000)
  })
})

function toWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}

const scene: SceneSpec = {
  seed: 'test',
  parts: [
    { kind: 'moon', x: 1000, y: 200 },
    { kind: 'vorpal-sword', x: 300, y: 600 },
  ],
  cast: [{ portrait: 'someone', x: 300, y: 300, scale: 1 }],
}
const someone = {
  build: 'girl',
  hair: { style: 'long-straight', color: '#c02030' },
  headgear: [{ kind: 'heart-crown' }],
  outfit: [{ kind: 'base', color: '#3a66c0' }],
  props: [{ kind: 'vorpal-sword' }, { kind: 'teacup' }],
} as never
const whole = { left: 0, top: 0, width: 1200, height: 800 }
const describeEnglish = (changes: object) =>
  describeScene({ spec: scene, portraits: { someone }, window: whole, isMirrored: false, ...changes }).en

describe('a description', () => {
  it('says where figures and things are, in common words', () => {
    expect(describeEnglish({})).toBe(
      'Figure, medium, left: a young woman, long hair (red), on the head: a crown or circlet, clothes: blue, ' +
        'with a vessel or basket, a weapon or shield. Visible: a moon (top right); a weapon or shield (bottom left).',
    )
  })

  it('mentions only what the picture shows', () => {
    const closeUp = describeEnglish({ window: { left: 900, top: 100, width: 300, height: 200 } })
    expect(closeUp).toBe('Visible: a moon (top).')
    expect(describeEnglish({ window: { left: 600, top: 500, width: 300, height: 200 } })).toBe(
      'Nothing else can be made out.',
    )
    const chest = describeEnglish({ window: { left: 200, top: 500, width: 300, height: 200 } })
    expect(chest).toContain('part of a figure, clothes: blue')
    expect(chest).not.toContain('hair')
  })

  it('names no colors of a figure that is only an outline, and no props that the picture leaves out', () => {
    const cast = [{ portrait: 'someone', x: 300, y: 300, scale: 1, tint: '#000000', tintAmount: 0.9, drop: ['teacup'] }]
    const text = describeEnglish({ spec: { ...scene, cast } })
    expect(text).toContain('long hair, on the head')
    expect(text).not.toMatch(/red|clothes|vessel/)
  })

  it('is mirrored with the picture', async () => {
    expect(describeEnglish({ isMirrored: true })).toContain('Figure, medium, right')
    const [series] = pack.series
    const seed = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].find(
      (one) => createPictureChanges(one, { canMirror: true, canTurn: false, isGray: false }).isMirrored,
    )
    const request: MediaRequest = { kind: 'scene', series: series?.id ?? '', mode: 0, zoom: 100 }
    const [plain, mirrored] = await Promise.all(
      [request, { ...request, seed: seed ?? '' }].map(async (one) => describePicture(pack, one, file)),
    )
    const swapped = plain?.en.replace(/left|right/g, (side) => (side === 'left' ? 'right' : 'left'))
    const sortWords = (text = '') =>
      text
        .split(/[^a-z]+/)
        .toSorted()
        .join(' ')
    expect(sortWords(mirrored?.en.replace(/Colors.*/, ''))).toBe(sortWords(swapped?.replace(/Colors.*/, '')))
  })

  it('does not depend on the order of the drawing', () => {
    const spec = { ...scene, parts: scene.parts.toReversed() }
    expect(describeEnglish({ spec })).toBe(describeEnglish({}))
  })
})

describe('a description of a stage', () => {
  it('of blocks names their colors and nothing else', async () => {
    const text = await describePicture(pack, { kind: 'cover', series: 'dracula', mode: 0, block: 130 }, file)
    expect(text.en).toMatch(
      /^Colors, row by row from left to right: (3 × red, 3 × dark blue; ){7}3 × red, 3 × dark blue\.$/,
    )
    expect((await describeColors(file, { columns: 2, rows: 1 })).es).toMatch(/: rojo, azul oscuro\.$/)
  })

  it.each(['plain', 'mirrored'])('of an outline names the side to which the puzzle faces (%s)', async (seed) => {
    const { isMirrored } = createPictureChanges(seed, { canMirror: true, canTurn: false, isGray: false })
    expect(isMirrored).toBe(seed === 'mirrored')
    const wrong: string[] = []
    for (const { id, portrait } of pack.characters) {
      const isRight = (createPuzzlePortrait(portrait as PortraitSpec, id).turn ?? 0) > 0 !== isMirrored
      const request: MediaRequest = { kind: 'silhouette', character: id, mode: 1, seed }
      const { en, es } = await describePicture(pack, request, file)
      if (!en.includes(isRight ? 'facing right' : 'facing left')) wrong.push(id)
      if (!es.includes(isRight ? 'de cara a la derecha' : 'de cara a la izquierda')) wrong.push(id)
    }
    expect(wrong).toEqual([])
  })

  it('of gray eyes names no color of the eyes', async () => {
    const describeEyes = async (mode: 0 | 2) =>
      (await describePicture(pack, { kind: 'eyes', character: 'alice', mode }, file)).en
    expect(await describeEyes(0)).toMatch(/eyes \(\w+/)
    expect(await describeEyes(2)).not.toMatch(/eyes \(/)
  })
})
