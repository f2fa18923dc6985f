import { ink, light, shade } from '../draw/color.ts'
import { feather, sparkle } from '../draw/plants.ts'
import type { Svg } from '../draw/svg.ts'
import { colorIn, numberIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

const GOLD = '#e9bf3e'
const LAPIS = '#1f4f9a'
const CARNELIAN = '#c8432e'
const TURQUOISE = '#1fa6a8'

type Pan = { x: number; top: number; low: number; gold: string }

function glowAt(s: Sketch, x: number, y: number, radius: number, core: string, hue: string): Svg {
  return s.canvas.glow(
    [
      [0, core, 0.95],
      [0.4, hue, 0.5],
      [1, hue, 0],
    ],
    x,
    y,
    radius,
  )
}

function chains(s: Sketch, { x, top, low, gold }: Pan): Svg {
  return [-72, 0, 72]
    .map((reach) => {
      const steps = 13
      const links = Array.from({ length: steps }, (_, index) => {
        const t = (index + 0.6) / steps
        return s.oval(x + reach * t, top + 14 + (low - top - 14) * t, 4, 6.5, gold, ink(gold), 2.4)
      })
      return s.stroke(`${x},${top} ${x + reach},${low}`, 3, ink(gold), { profile: 'even' }) + links.join('')
    })
    .join('')
}

/** A bowl with a band of lotus petals. */
function bowl(s: Sketch, { x, low, gold }: Pan): Svg {
  const petals = [-60, -36, -12, 12, 36, 60]
    .map((dx, index) =>
      s.fill(
        `${x + dx - 11},${low + 9}! ${x + dx},${low + 34 - Math.abs(dx) * 0.12} ${x + dx + 11},${low + 9}!`,
        index % 2 ? TURQUOISE : LAPIS,
      ),
    )
    .join('')
  return (
    s.metal(
      `${x - 88},${low}! ${x + 88},${low}! ${x + 66},${low + 38} ${x + 26},${low + 56} ${x - 26},${low + 56} ${x - 66},${low + 38}`,
      gold,
      { gradient: `${x - 88},0 ${x + 88},0`, extra: petals },
    ) + s.trim(`${x - 90},${low} ${x},${low + 5} ${x + 90},${low}`, 9, light(gold, 0.3))
  )
}

/** A heart jar of red stone, lit from within. */
function heart(s: Sketch, x: number, y: number, size: number): Svg {
  const c = '#d2303f'
  const body = s.metal('0,-16! 20,-40 50,-28 46,8 0,52! -46,8 -50,-28 -20,-40', c, {
    gradient: '-50,-40 50,50',
    extra: s.fill('16,-40 52,-30 50,10 4,54! 24,10', shade(c, 1), 0.7),
  })
  const shine = s.oval(-24, -20, 9, 7, '#ffe6e0')
  const veins = s.stroke('-6,-8 4,14 -4,34', 4, shade(c, 1.4)) + s.stroke('4,8 18,16 24,30', 3.4, shade(c, 1.4))
  const vessel = s.inked('/-10,-28 -8,-58 10,-58 12,-28', shade(c, 0.6), 3.4) + s.disc(1, -60, 11, GOLD, ink(GOLD), 3)
  return s.place(x, y, vessel + body + veins + shine, size)
}

/** One tall plume of the goddess of truth, curled at its tip. */
function plumeOfTruth(s: Sketch, x: number, y: number, tall: number): Svg {
  const at = (dx: number, share: number) => `${x + dx},${y - tall * share}`
  return feather(s.points(`${at(0, 0)} ${at(-14, 0.35)} ${at(-4, 0.72)} ${at(34, 1)}`), tall * 0.3, '#fffdf4')
}

/** The beam: two long horns of gold from the jewel in the middle to a ring at each end. */
function beam(s: Sketch, w: number, gold: string): Svg {
  const bands = [0.2, 0.34, 0.48, 0.62, 0.76].map((share, index) =>
    s.both((half) => half.trim(`${w * share},-17 ${w * share},17`, 8, index % 2 ? TURQUOISE : LAPIS)),
  )
  return (
    s.both((half) =>
      half.metal(`0,-22! ${w * 0.5},-15 ${w - 6},-9! ${w - 6},9! ${w * 0.5},15 0,22!`, gold, {
        gradient: '0,-22 0,22',
      }),
    ) +
    bands.join('') +
    s.both(
      (half) => half.blade(`${w - 8},-2 ${w + 18},-16 ${w + 24},-40`, 24, gold, 'lock') + half.ring(w, 14, 9, 6, gold),
    )
  )
}

/** The post: a bundle of reeds in stone below, the ostrich feather of truth on its top. */
function post(s: Sketch, tall: number, gold: string): Svg {
  const ties = [90, 210, 330, 450, 570].filter((y) => y < tall)
  return (
    s.rod([0, tall], [0, -30], 30, gold) +
    ties.map((y) => s.trim(`-17,${y} 17,${y}`, 16, y % 4 ? LAPIS : CARNELIAN)).join('') +
    s.metal('/-30,-30 30,-30 20,-60 -20,-60', gold, { gradient: '-30,0 30,0' })
  )
}

/**
 * The balance of the dead, hung about its middle (0, 0): a heart on the viewer's left, a plume on the right; `size` is
 * half the beam, `tip` how many degrees the heart sinks.
 */
const greatBalance: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const gold = colorIn(options, 'color', GOLD)
  const w = numberIn(options, 'size', 300)
  const hang = numberIn(options, 'hang', 330)
  const sunk = (numberIn(options, 'tip', 5) * Math.PI) / 180
  const drop = Math.sin(sunk) * w
  const x = Math.cos(sunk) * w
  const left: Pan = { x: -x, top: drop + 16, low: drop + hang, gold }
  const right: Pan = { x, top: 16 - drop, low: hang - drop, gold }
  return (
    post(s, numberIn(options, 'tall', 700), gold) +
    glowAt(s, -x, left.low - 50, 170, '#ffd0a0', '#ff5a3a') +
    glowAt(s, x, right.low - 90, 200, '#ffffff', '#8af0ff') +
    chains(s, left) +
    chains(s, right) +
    heart(s, -x, left.low - 40, 1.15) +
    plumeOfTruth(s, x - 4, right.low + 4, 235) +
    bowl(s, left) +
    bowl(s, right) +
    s.place(0, 0, beam(s, w, gold), 1, (-sunk * 180) / Math.PI) +
    s.disc(0, 0, 34, gold, ink(gold), 5) +
    s.gem(0, 0, 23, CARNELIAN, { setting: light(gold, 0.4) }) +
    sparkle(x + 60, right.low - 190, 22, '#ffffff') +
    sparkle(-x - 50, left.low - 110, 15, '#ffe0b0')
  )
}

export const GREAT_BALANCE: PropTable = { 'great-balance': greatBalance }
