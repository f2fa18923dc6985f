import { PARTS } from '../../test/parts.ts'
import { describe, expect, test } from 'vitest'
import { Canvas } from '../draw/canvas.ts'
import type { PortraitSpec } from '../spec.ts'
import { WARDROBE } from '../wardrobe.ts'
import { BEARD_KINDS } from './beard.ts'
import { BEAST_EAR_KINDS } from './beast-ears.ts'
import { MUZZLE_KINDS } from './beast/table.ts'
import { BROW_KINDS } from './brows.ts'
import { BUILDS } from './builds.ts'
import { joinLayers, drawCharacter } from './compose.ts'
import { EAR_KINDS } from './ears.ts'
import { EYE_KINDS } from './eyes/eye.ts'
import { PUPILS } from './eyes/pupils.ts'
import { CAP_KINDS } from './hair/crown.ts'
import { FRONT_KINDS } from './hair/fronts.ts'
import { BACK_KINDS } from './hair/hair.ts'
import { SIDE_KINDS } from './hair/sides.ts'
import { STYLES } from './hair/styles.ts'
import { HAND_KINDS } from './hands.ts'
import { HORN_KINDS } from './horns.ts'
import { JAW_KINDS } from './jaws.ts'
import { MARK_KINDS } from './marks/index.ts'
import { MOUTHS } from './mouths.ts'
import { NOSE_KINDS } from './nose.ts'
import { POSE_KINDS } from './pose.ts'
import { SKINS } from './skins.ts'

const plain: PortraitSpec = {
  build: 'man',
  skin: 'tan',
  turn: 20,
  hair: { color: '#3a2c30' },
  eyes: { kind: 'hero' },
  background: { colors: ['#ffffff', '#000000'] },
}

function drawFigure(spec: PortraitSpec): string {
  return joinLayers(drawCharacter(new Canvas('c', { parts: PARTS }), spec, WARDROBE, 'seed'))
}

const hair = (changes: Partial<PortraitSpec['hair']>) => ({ hair: { ...plain.hair, ...changes } })

const kinds: [what: string, kinds: readonly string[], change: (kind: string) => Partial<PortraitSpec>][] = [
  ['build', Object.keys(BUILDS), (build) => ({ build })],
  ['skin', Object.keys(SKINS), (skin) => ({ skin })],
  ['jaw', Object.keys(JAW_KINDS), (jaw) => ({ jaw, pitch: 12 })],
  ['ears', Object.keys(EAR_KINDS), (ears) => ({ ears, earring: { kind: 'drop' } })],
  ['nose', NOSE_KINDS, (nose) => ({ nose, turn: -38 })],
  ['eyes', EYE_KINDS, (kind) => ({ eyes: { kind, shadow: '#5a2a6a', liner: '#c8323a', bags: true } })],
  ['pupil', Object.keys(PUPILS), (pupil) => ({ eyes: { pupil } })],
  ['brows', Object.keys(BROW_KINDS), (kind) => ({ brows: { kind, split: true, raise: 1 } })],
  ['mouth', Object.keys(MOUTHS), (kind) => ({ mouth: { kind, lip: '#c8304a', mole: -1 } })],
  ['beard', BEARD_KINDS, (kind) => ({ beard: { kind } })],
  ['mark', MARK_KINDS, (kind) => ({ marks: [{ kind }] })],
  ['pose', POSE_KINDS, (kind) => ({ pose: { kind, sleeve: '#25385f', cuff: '#e8c04e', flip: true } })],
  ['hand', HAND_KINDS, (kind) => ({ props: [{ kind: 'sword', x: 180, y: 240, hand: { kind } }] })],
  ['hairstyle', Object.keys(STYLES), (style) => hair({ style, ahoge: -1, streak: '#ffffff' })],
  ['front hair', FRONT_KINDS, (front) => hair({ front })],
  ['side hair', SIDE_KINDS, (side) => hair({ side })],
  ['back hair', BACK_KINDS, (back) => hair({ back, ribbon: '#d8222e', tie: '#ffffff' })],
  ['cap', CAP_KINDS, (cap) => hair({ cap })],
  ['beast ears', BEAST_EAR_KINDS, (ears) => ({ beast: { ears } })],
  ['muzzle', MUZZLE_KINDS, (muzzle) => ({ beast: { muzzle, fur: '#a8784a', whiskers: true } })],
  ['horns', HORN_KINDS, (horns) => ({ beast: { horns } })],
]

describe('drawCharacter', () => {
  test.each(kinds)('every kind of %s is its own picture of finite shapes', (_, names, change) => {
    const pictures = names.map((name) => drawFigure({ ...plain, ...change(name) }))
    expect(names.filter((_name, index) => /NaN|undefined|Infinity/.test(pictures[index] ?? ''))).toEqual([])
    expect(new Set(pictures).size).toBe(names.length)
  })

  test('an unknown kind is refused by its name', () => {
    expect(() => drawFigure({ ...plain, jaw: 'lantern' })).toThrow('unknown jaw "lantern"')
  })

  test('a strongly turned head hides its far ear', () => {
    const earrings = (turn: number) =>
      drawFigure({ ...plain, turn, earring: { kind: 'hoop' } }).split('r="15"').length - 1
    expect(earrings(36)).toBeLessThan(earrings(12))
  })
})
