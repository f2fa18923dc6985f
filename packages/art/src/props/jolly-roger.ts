import { ink, light, shade } from '../draw/color.ts'
import { path, type Svg } from '../draw/svg.ts'
import { lock, ribbon } from '../draw/lock.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

/** An iron hook raised to strike, with lace and brass about its wrist at (0, 0); the point comes down on the left. */
const strikingHook: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const steel = colorIn(options, 'color', '#c6d2e6')
  const brass = colorIn(options, 'brass', '#e0b04a')
  const spine = s.points('0,-40 8,-130 30,-226 -24,-318 -130,-326 -202,-252 -196,-136')
  const iron = lock(spine, 84, { profile: 'spike', steps: 30 })
  return (
    path(iron.outline, steel, { stroke: ink(steel), 'stroke-width': 7, 'stroke-linejoin': 'round' }) +
    path(iron.outline, steel) +
    path(ribbon(iron, 0.58, 1, 0, 1, 30), shade(steel, 1.5)) +
    path(ribbon(iron, 0.78, 0.92, 0.02, 0.9, 30), light(steel, 0.2), { opacity: 0.8 }) +
    path(ribbon(iron, 0.1, 0.3, 0.04, 0.8, 30), '#ffffff', { opacity: 0.9 }) +
    s.metal('-30,-70! 0,-78 30,-70! 46,-6 40,26! 0,34 -40,26! -46,-6', brass, {
      gradient: '-46,0 46,0',
      shines: ['6 both | -30,-52 -38,-10 -32,18'],
    }) +
    s.trim('-31,-68 0,-60 31,-68', 9, brass) +
    [-24, 0, 24].map((x) => s.disc(x, -22 + Math.abs(x) * 0.1, 5, light(brass, 0.8), ink(brass), 2)).join('') +
    lace(s)
  )
}

function lace(s: Sketch): Svg {
  return (
    s.cloth('-46,16! 0,26 46,16! 84,56 66,74 72,98 40,92 22,114 0,96 -22,114 -40,92 -72,98 -66,74 -84,56', '#fbf6ff', {
      gradient: '-60,10 60,100',
      shades: ['20,24! 46,16! 84,56 66,74 72,98 40,92 22,114! 30,60'],
      folds: ['3 out | -26,26 -44,70', '3 out | 0,30 0,84', '3 out | 26,26 44,70'],
    }) +
    [
      [-60, 62],
      [-34, 82],
      [0, 84],
      [34, 82],
      [60, 62],
    ]
      .map(([x = 0, y = 0]) => s.disc(x, y, 5, '#cfc6e4'))
      .join('')
  )
}

/** The great wheel of a ship, its hub at (0, 0). */
const shipsHelm: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#7a4a2c')
  const brass = colorIn(options, 'brass', '#d8a848')
  const spokes = Array.from({ length: 8 }, (_, index) => {
    const spoke =
      s.rod([0, 0], [0, -226], 22, wood) +
      s.cloth('-12,-216! -20,-236 -12,-262 -17,-292 0,-312 17,-292 12,-262 20,-236 12,-216!', light(wood, 0.15), {
        gradient: '-20,0 20,0',
        shades: ['6,-216! 20,-236 12,-262 17,-292 0,-312! 8,-262'],
      })
    return s.place(0, 0, spoke, 1, index * 45 + 12)
  })
  return (
    spokes.join('') +
    s.ring(0, 0, 186, 40, wood) +
    s.disc(0, 0, 206, 'none', brass, 6) +
    s.disc(0, 0, 166, 'none', brass, 6) +
    Array.from({ length: 16 }, (_, index) => {
      const angle = (index * Math.PI) / 8 + 0.2
      return s.disc(Math.cos(angle) * 186, Math.sin(angle) * 186, 6, light(brass, 0.5), ink(brass), 2)
    }).join('') +
    s.disc(0, 0, 54, wood, ink(wood), 5) +
    s.disc(0, 0, 34, brass, ink(brass), 4) +
    s.disc(-8, -8, 12, light(brass, 0.9))
  )
}

export const JOLLY_ROGER: PropTable = { 'striking-hook': strikingHook, 'ships-helm': shipsHelm }
