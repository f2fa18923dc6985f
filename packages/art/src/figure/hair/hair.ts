import type { Canvas } from '../../draw/canvas.ts'
import { toLoop, type PathData, toLine } from '../../draw/geometry.ts'
import { type LockProfileName, LOCK_PROFILES } from '../../draw/lock.ts'
import { brush } from '../../draw/stroke.ts'
import { element, group, path, type Svg } from '../../draw/svg.ts'
import { requireKind, mergeTables } from '../choice.ts'
import type { HairSpec } from '../head-spec.ts'
import type { Figure } from '../parts.ts'
import type { BackHair, Bun } from './back.ts'
import { drawBraid } from './braid.ts'
import { CURLY_BACKS } from './curly-backs.ts'
import { createAhoge, buildCap, createCrownLocks, createTonsureLocks, createTufts, drawStrayHairs } from './crown.ts'
import { createCombedLocks, isCombed } from './combed.ts'
import { listFrontLocks } from './fronts.ts'
import { type HairLock, paintHair, turnLocks } from './locks.ts'
import { LOOSE_BACKS } from './loose-backs.ts'
import { createBackPalette } from './palette.ts'
import { SHAPED_BACKS } from './shaped-backs.ts'
import { listSideLocks } from './sides.ts'
import { drawSnakesAbove, drawSnakesBehind } from './snakes.ts'

const BACKS: Readonly<Record<string, () => BackHair>> = mergeTables(LOOSE_BACKS, CURLY_BACKS, SHAPED_BACKS, {
  snakes: () => ({ locks: [] }),
})

export const BACK_KINDS: readonly string[] = Object.keys(BACKS)

export type HairLayers = {
  back: Svg
  /** Tied hair and buns behind the head, which hats do not clip. */
  tied: Svg
  /** Braids in front of the outfit. */
  braids: Svg
  sides: Svg
  front: Svg
  /** The outlines of the hair that casts a shadow on the face. */
  outlines: readonly PathData[]
}

/** Returns the volume of the hair, which is flat under a hat or hood. */
export function getHairVolume(hair: HairSpec, covered: boolean): number {
  return hair.volume ?? (covered || hair.cap === 'tonsure' || hair.cap === 'fringe' ? 0 : 7)
}

export function drawHair(canvas: Canvas, figure: Figure, hair: HairSpec, seed: string, covered: boolean): HairLayers {
  const back = requireKind(BACKS, hair.back ?? 'none', 'back hair')()
  const behind = hair.back === 'snakes' ? drawSnakesBehind(figure.hair, seed) : ''
  const loose = back.tied ? LOOSE_BACKS['short']?.() : back
  const short = hair.bald || !loose ? '' : drawLooseBack(canvas, figure, loose, seed)
  return {
    back: behind + short,
    tied: back.tied || back.buns ? drawTiedBack(canvas, figure, back, seed) : '',
    braids: (back.braids ?? []).map((line) => drawBraid(line, figure.hair, hair)).join(''),
    ...drawFrontHair(canvas, figure, hair, seed, covered),
  }
}

function drawLooseBack(canvas: Canvas, figure: Figure, back: BackHair, seed: string): Svg {
  const palette = createBackPalette(figure.hair)
  const locks = turnLocks(back.locks, figure.turn, figure.pitch, -0.3)
  const masses = back.mass ? [back.mass] : []
  const paint = { palette, top: -120, bottom: back.bottom ?? 170, streak: 0.16, seed }
  const painted = paintHair(canvas, locks, paint, masses, palette.shadow)
  if (!painted.outlines.length) return ''
  const depth = [
    [0, palette.deepShadow, 0.9],
    [0.55, palette.deepShadow, 0.6],
    [1, palette.deepShadow, 0],
  ] as const
  const occlusion = element('ellipse', {
    cx: 0,
    cy: 110,
    rx: 170,
    ry: 190,
    fill: canvas.radialGradient([0, 110, 180], ...depth),
  })
  return painted.under + painted.fill + group({ 'clip-path': canvas.clip(painted.outlines) }, occlusion)
}

function drawTiedBack(canvas: Canvas, figure: Figure, back: BackHair, seed: string): Svg {
  const palette = figure.hair
  const buns = back.buns ?? []
  const paint = { palette, top: -200, bottom: back.bottom ?? 170, streak: 0.45, seed: `${seed}tied` }
  const painted = paintHair(
    canvas,
    turnLocks(back.tied ? back.locks : [], figure.turn, figure.pitch, -0.3),
    paint,
    buns.map(({ outline }) => outline),
  )
  return painted.under + painted.fill + buns.map((bun) => drawBunShading(canvas, bun, figure)).join('')
}

function drawBunShading(canvas: Canvas, { outline, center: [x, y], radius: r }: Bun, { hair }: Figure): Svg {
  const line = (dx: readonly (readonly [number, number])[], width: number, color: string, opacity: number) =>
    path(
      brush(
        dx.map(([across, down]) => [x + across * r, y + down * r]),
        width,
        'both',
        10,
      ),
      color,
      { opacity },
    )
  const shadow = toLoop(
    toLine([x + r * 0.2, y + r * 0.8], [x + r * 0.9, y + r * 0.5], [x + r, y - r * 0.2], [x + r * 0.7, y + r * 0.2]),
  )
  return group(
    { 'clip-path': canvas.clip(outline) },
    path(shadow, hair.shadow, { opacity: 0.7 }),
    line(
      [
        [-0.9, 0.3],
        [-0.2, -0.3],
        [0.7, -0.1],
        [0.7, 0.6],
      ],
      3,
      hair.line,
      0.6,
    ),
    line(
      [
        [-0.6, 0.7],
        [0, 0.2],
        [0.4, 0.8],
      ],
      2.6,
      hair.line,
      0.5,
    ),
    line(
      [
        [-0.7, -0.3],
        [-0.1, -0.7],
        [0.5, -0.6],
      ],
      9,
      hair.shine,
      0.85,
    ),
  )
}

type FrontHair = Pick<HairLayers, 'sides' | 'front' | 'outlines'>

function drawFrontHair(canvas: Canvas, figure: Figure, hair: HairSpec, seed: string, covered: boolean): FrontHair {
  if (hair.bald) return { sides: '', front: '', outlines: [] }
  const { turn, pitch, hair: palette } = figure
  const volume = getHairVolume(hair, covered)
  const capKind = hair.cap ?? 'usual'
  const cap = buildCap(capKind, volume, hair.hairline ?? 0)
  const sides = paintHair(canvas, turnLocks(listSideLocks(hair.side ?? 'none'), turn, pitch, 0.4), {
    palette,
    top: -130,
    bottom: 220,
    streak: 0.55,
    seed: `${seed}side`,
  })
  const bangs = turnLocks(listFrontLocks(hair.front ?? 'none'), turn, pitch, 1)
  const combed = isCombed(capKind)
  const crown = listCrownLocks(hair, volume, covered || capKind !== 'usual')
  const ring = { y: combed ? -162 : -114, dip: 42, x: turn * 0.8, height: combed ? 30 : 46 }
  const paint = { palette, top: -188, bottom: 70, ring, seed: `${seed}front` }
  const above = paintHair(canvas, crown, paint)
  const skull = hair.noCrown || (covered && !combed) ? [] : listSkullLocks(capKind, volume, turn, seed)
  const front = paintHair(canvas, [...skull, ...bangs], paint, [cap])
  const clip = canvas.clip(front.outlines)
  const sheen = canvas.radialGradient([-46, -146, 112], [0, palette.shine, 0.34], [1, palette.shine, 0])
  const bare = !covered && capKind !== 'tonsure' && capKind !== 'fringe' && capKind !== 'queue'
  return {
    sides: sides.under + sides.fill,
    front:
      (bare ? drawStrayHairs(palette, Math.max(0.5, hair.tufts ?? 1), volume) : '') +
      above.under +
      front.under +
      above.fill +
      front.fill +
      group({ 'clip-path': clip }, element('circle', { cx: -46, cy: -146, r: 112, fill: sheen })) +
      (hair.streak ? drawStreak(canvas, clip, hair.streak, figure) : '') +
      (hair.back === 'snakes' ? drawSnakesAbove(palette, turn, seed) : ''),
    outlines: [...front.outlines, ...sides.outlines],
  }
}

function listSkullLocks(cap: string, volume: number, turn: number, seed: string): HairLock[] {
  if (cap === 'tonsure') return createTonsureLocks(turn)
  return cap === 'usual' ? createCrownLocks(turn, seed) : createCombedLocks(cap, volume, turn, seed)
}

function listCrownLocks(hair: HairSpec, volume: number, flat: boolean): HairLock[] {
  const own = (hair.locks ?? []).map(({ points, width, profile }): HairLock => {
    return { points, width, profile: isLockProfileName(profile) ? profile : 'lock', noShine: true }
  })
  const small = flat || hair.tufts === 0 ? [] : createTufts(hair.tufts ?? 1, volume)
  return [...small, ...(hair.ahoge ? [createAhoge(hair.ahoge)] : []), ...own]
}

function isLockProfileName(name: string | undefined): name is LockProfileName {
  return name !== undefined && Object.hasOwn(LOCK_PROFILES, name)
}

function drawStreak(canvas: Canvas, clip: string, color: string, { turn }: Figure): Svg {
  const band = brush(toLine([turn - 30, -196], [turn - 52, -130], [turn - 70, -60], [turn - 84, 20]), 30, 'tail', 14)
  return group({ 'clip-path': clip }, path(band, color, { opacity: 0.92 }))
}
