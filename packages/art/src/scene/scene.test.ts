import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PARTS, PICTURE_CHECK } from '../../test/parts.ts'
import { drawCover, findCoverFaults } from '../cover.ts'
import type { PortraitSpec } from '../spec.ts'
import type { Portraits } from './composition.ts'
import { arrangeCover } from './cover-template.ts'
import type { CoverEntry, SceneSpec } from './scene-spec.ts'
import { drawScene, findSceneFaults } from './scene.ts'

const girl: PortraitSpec = {
  build: 'girl',
  skin: 'fair',
  hair: { color: '#8a5a3a', front: 'm', side: 'long', back: 'long' },
  eyes: { kind: 'round', iris: '#4a90d0' },
  background: { colors: ['#ffffff', '#000000'] },
}
const meadow: SceneSpec = {
  seed: 'meadow',
  parts: [{ kind: 'sky' }, { kind: 'hills' }],
  cast: [{ portrait: 'girl', x: 400, y: 350, scale: 0.9 }],
  foreground: [{ kind: 'grass' }],
}
const portraits = { girl }

describe('a scene', () => {
  it('is 1200 by 800 and complete', () => {
    const svg = drawScene(meadow, portraits, { parts: PARTS })
    expect(svg).toContain('viewBox="0 0 1200 800"')
    expect(svg).not.toMatch(/NaN|undefined/)
  })

  it('renders a window of the picture at full resolution', () => {
    const svg = drawScene(meadow, portraits, { window: { left: 300, top: 200, width: 300, height: 200 }, parts: PARTS })
    expect(svg).toContain('width="1200" height="800" viewBox="300 200 300 200"')
  })

  it('is the same every time', () => {
    expect(drawScene(meadow, portraits, { parts: PARTS })).toBe(drawScene(meadow, portraits, { parts: PARTS }))
  })

  it('omits figures without a portrait', () => {
    expect(drawScene(meadow, {}, { parts: PARTS }).length).toBeLessThan(
      drawScene(meadow, portraits, { parts: PARTS }).length / 2,
    )
  })

  it('draws the far parts behind the middle and the front parts behind the foreground', () => {
    const at = (depth: 'far' | 'near' | 'front') => {
      const svg = drawScene({ ...meadow, cast: [{ portrait: 'girl', x: 400, y: 350, scale: 0.9, depth }] }, portraits, {
        parts: PARTS,
      })
      return ['scene-back', 'scene-middle', 'scene-front'].findLast(
        (name) => svg.indexOf(`id="${name}"`) < svg.indexOf('id="head"'),
      )
    }
    expect([at('far'), at('near'), at('front')]).toEqual(['scene-back', 'scene-middle', 'scene-front'])
  })

  it('shows a figure in a mirror, in water, in the dark', () => {
    const member = { portrait: 'girl', x: 400, y: 350, scale: 0.9 }
    const seen = (more: object) => drawScene({ ...meadow, cast: [{ ...member, ...more }] }, portraits, { parts: PARTS })
    expect(seen({ frame: { x: 400, y: 350, rx: 90, ry: 120 } })).toContain('A90 120')
    expect(seen({ reflectAt: 500 })).toContain('translate(0 1000) scale(1 -1)')
    expect(seen({ reflectAt: 500, reflectHeight: 0.5 })).toContain('translate(0 750) scale(1 -0.5)')
    expect(seen({ pose: 'waving' })).not.toBe(seen({}))
    expect(seen({ gaze: [900, 350] })).not.toBe(seen({ gaze: [0, 350] }))
    expect(seen({ tint: '#000020', tintAmount: 0.9 })).toContain('flood-opacity="0.27"')
  })
})

it('drops props and headgear', () => {
  const hatted = { ...girl, headgear: [{ kind: 'wizard' }], props: [{ kind: 'long-rose' }] }
  const dropping = (...drop: string[]) =>
    drawScene(
      { ...meadow, cast: [{ portrait: 'girl', x: 400, y: 350, scale: 0.9, drop }] },
      { girl: hatted },
      { parts: PARTS },
    )
  expect(dropping('wizard', 'long-rose')).toBe(drawScene(meadow, portraits, { parts: PARTS }))
})

it('gives a figure other props', () => {
  const given = { portrait: 'girl', x: 400, y: 350, scale: 0.9, props: [{ kind: 'long-rose' }] }
  const withRose = { girl: { ...girl, props: [{ kind: 'long-rose' }] } }
  expect(drawScene({ ...meadow, cast: [given] }, portraits, { parts: PARTS })).toBe(
    drawScene({ ...meadow, cast: [{ ...given, props: undefined }] }, withRose, { parts: PARTS }),
  )
})

describe('the faults of a scene', () => {
  it('name parts that cannot be drawn', () => {
    expect(findSceneFaults(meadow, portraits, PICTURE_CHECK)).toEqual([])
    expect(findSceneFaults({ ...meadow, foreground: [{ kind: 'spaceship' }] }, portraits, PICTURE_CHECK)).toEqual([
      'foreground.0: unknown scenery "spaceship"',
    ])
  })

  it('name dropped props that the figure does not hold', () => {
    const dropping = (...drop: string[]) => ({
      ...meadow,
      cast: [{ portrait: 'girl', x: 400, y: 350, scale: 0.9, drop }],
    })
    const withRose = { girl: { ...girl, props: [{ kind: 'long-rose' }] } }
    expect(findSceneFaults(dropping('long-rose'), withRose, PICTURE_CHECK)).toEqual([])
    expect(findSceneFaults(dropping('long-rose', 'rose'), withRose, PICTURE_CHECK)).toEqual([
      'cast.0.drop: girl has no "rose" to drop',
    ])
    expect(findSceneFaults(dropping('rose'), portraits, PICTURE_CHECK)).toEqual([
      'cast.0.drop: girl has no "rose" to drop',
    ])
    expect(findSceneFaults(dropping('rose'), {}, PICTURE_CHECK)).toEqual([])
  })
})

it('names an unknown prop of the cast and an unknown hand', () => {
  const holding = (kind: string, hand: string) => ({
    ...meadow,
    cast: [{ portrait: 'girl', x: 400, y: 350, scale: 0.9, props: [{ kind, hand: { kind: hand } }] }],
  })
  expect(findSceneFaults(holding('long-rose', 'pinch'), portraits, PICTURE_CHECK)).toEqual([])
  expect(findSceneFaults(holding('spaceship', 'tentacle'), portraits, PICTURE_CHECK)).toEqual([
    'cast.0.props.0.kind: unknown kind of prop "spaceship"',
    'cast.0.props.0.hand.kind: unknown kind of hand "tentacle"',
  ])
})

it('names an unknown build of a person whom the cast holds', () => {
  const holding = (build: string) => ({
    ...meadow,
    cast: [{ portrait: 'girl', x: 400, y: 350, scale: 0.9, props: [{ kind: 'person', options: { build } }] }],
  })
  expect(findSceneFaults(holding('child'), portraits, PICTURE_CHECK)).toEqual([])
  expect(findSceneFaults(holding('titan'), portraits, PICTURE_CHECK)).toEqual([
    'cast.0.props.0.options.build: unknown kind of build "titan"',
  ])
})

it('names an unknown pose of the cast', () => {
  const posed = (pose: string) => ({ ...meadow, cast: [{ portrait: 'girl', x: 400, y: 350, scale: 0.9, pose }] })
  expect(findSceneFaults(posed('waving'), portraits, PICTURE_CHECK)).toEqual([])
  expect(findSceneFaults(posed('flying'), portraits, PICTURE_CHECK)).toEqual([
    'cast.0.pose: unknown kind of pose "flying"',
  ])
})

it('makes a cover of 780 by 1040', () => {
  expect(drawCover({ seed: 's', parts: [{ kind: 'moon' }] }, {}, PARTS)).toContain('viewBox="0 0 780 1040"')
  expect(findCoverFaults({ seed: 's', parts: [{ kind: 'spaceship' }] }, {}, PICTURE_CHECK)).toHaveLength(1)
})

const folder = new URL('../../../../content/legends/scenes/', import.meta.url)
const portraitsFolder = new URL('../../../../content/legends/portraits/', import.meta.url)
type Drawings = { scenes: Record<string, SceneSpec>; covers: Record<string, CoverEntry> }

describe.each(readdirSync(folder))('the drawings of %s', (file) => {
  const { scenes, covers }: Drawings = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))

  const entries: Portraits = JSON.parse(readFileSync(new URL(file, portraitsFolder), 'utf8'))
  // The look of a card, e.g. "odin-2", is its character's look with changes.
  const drawn: Portraits = Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => [id, { ...entries[id.replace(/-\d+$/, '')], ...entry }]),
  )

  it('name only kinds that can be drawn, and drop only props that are held', () => {
    expect([
      ...Object.values(scenes).flatMap((spec) => findSceneFaults(spec, drawn, PICTURE_CHECK)),
      ...Object.values(covers).flatMap((spec) => findCoverFaults(spec, drawn, PICTURE_CHECK)),
    ]).toEqual([])
  })

  it('are complete', () => {
    const empty = [
      ...Object.values(scenes).map((spec) => drawScene(spec, {}, { parts: PARTS })),
      ...Object.values(covers).map((spec) => drawCover(arrangeCover(spec), {}, PARTS)),
    ]
    for (const svg of empty) expect(svg).not.toMatch(/NaN|undefined/)
  })
})
