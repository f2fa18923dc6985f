import { describe, expect, it } from 'vitest'
import { PARTS } from '../../test/parts.ts'
import { Canvas } from '../draw/canvas.ts'
import { getLightness } from '../draw/color.ts'
import type { BackgroundSpec } from '../spec.ts'
import { drawBackground, drawColorGrade, drawHologram } from './background.ts'
import { FOREGROUNDS, drawEffects } from './effects.ts'
import { MOTIFS } from './motifs.ts'
import { PLACES, drawPlace, findPlaceFaults } from './place.ts'
import { RINGS } from './rings.ts'

const plain: BackgroundSpec = { colors: ['#8ab0e8', '#3a4f9a'] }

function drawBackgroundSvg(spec: BackgroundSpec, seed = 'seed'): string {
  const canvas = new Canvas('t', { parts: PARTS })
  const layers =
    drawBackground(canvas, spec, seed, '#4a2a1a') + drawEffects(canvas, spec, seed) + drawColorGrade(canvas, spec)
  return layers + canvas.definitions()
}

describe.each(Object.keys(MOTIFS))('the motif %s', (motif) => {
  it('is complete, and the same for the same seed', () => {
    const svg = drawBackgroundSvg({ ...plain, motif })
    expect(svg).not.toMatch(/NaN|undefined/)
    expect(svg.length).toBeGreaterThan(drawBackgroundSvg(plain).length)
    expect(drawBackgroundSvg({ ...plain, motif })).toBe(svg)
  })
})

it.each(Object.keys(RINGS))('the ring %s is complete', (ring) => {
  expect(drawBackgroundSvg({ ...plain, ring })).not.toMatch(/NaN|undefined/)
})

it.each([6, -9])('a background that is turned by %d degrees still covers the corners of the card', (roll) => {
  const [, zoom = '0'] =
    /rotate\([^)]*\) translate\(300 400\) scale\(([\d.]+)\)/.exec(drawBackgroundSvg({ ...plain, roll })) ?? []
  const angle = (Math.abs(roll) * Math.PI) / 180
  const [x, y] = [300 * Math.cos(angle) + 400 * Math.sin(angle), 400 * Math.cos(angle) + 300 * Math.sin(angle)]
  expect(Number(zoom) * 300).toBeGreaterThanOrEqual(x - 0.5)
  expect(Number(zoom) * 400).toBeGreaterThanOrEqual(y - 0.5)
})

it.each(Object.keys(FOREGROUNDS))('the foreground %s is complete', (foreground) => {
  expect(drawBackgroundSvg({ ...plain, foreground })).not.toMatch(/NaN|undefined/)
})

describe.each(Object.keys(PLACES))('the place %s', (kind) => {
  it('names only known parts and is complete', () => {
    expect(findPlaceFaults({ kind }, PARTS)).toEqual([])
    expect(drawPlace(new Canvas('t', { parts: PARTS }), { kind }, 'seed', '#fff')).not.toMatch(/NaN|undefined/)
  })
})

it('draws a place from a list of parts', () => {
  const own = { kind: 'stage', parts: [{ kind: 'moon' }, { kind: 'spaceship' }] }
  expect(findPlaceFaults(own, PARTS)).toEqual(['unknown scenery "spaceship"'])
  expect(findPlaceFaults({ kind: 'nowhere' }, PARTS)).toEqual(['unknown place "nowhere"'])
})

it('draws no disc behind the head if there is a place, unless the recipe names one', () => {
  const circles = (spec: BackgroundSpec) =>
    drawBackground(new Canvas('t', { parts: PARTS }), spec, 's', '#4a2a1a').match(/r="236"/g)?.length ?? 0
  expect(circles(plain)).toBe(2)
  expect(circles({ ...plain, place: { kind: 'fjord' } })).toBe(0)
  expect(circles({ ...plain, place: { kind: 'fjord' }, ring: 'plain' })).toBe(2)
})

it('scatters differently for another seed', () => {
  expect(drawBackgroundSvg({ ...plain, motif: 'stars' }, 'one')).not.toBe(
    drawBackgroundSvg({ ...plain, motif: 'stars' }, 'two'),
  )
})

it('refers only to definitions it has made', () => {
  const canvas = new Canvas('t', { parts: PARTS })
  const used = drawHologram(canvas)
  for (const [, id] of used.matchAll(/url\(#([^)]+)\)/g)) expect(canvas.definitions()).toContain(`id="${id}"`)
})

it('is brighter behind a dark head than behind a bright one', () => {
  const veil = (head: string) => {
    const canvas = new Canvas('t', { parts: PARTS })
    drawBackground(canvas, { ...plain, place: { kind: 'fjord' } }, 's', head)
    return /r="400"><stop offset="0" stop-color="([^"]+)"/.exec(canvas.definitions())?.[1] ?? ''
  }
  expect(getLightness(veil('#1a1010'))).toBeGreaterThan(getLightness(veil('#f8f0e0')) + 0.2)
})
