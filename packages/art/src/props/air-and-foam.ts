import { ink, light, mix, shade } from '../draw/color.ts'
import { feather, sparkle } from '../draw/plants.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

/** A fish tail that rises beside its owner and opens into two long fins. */
const fishTail: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#6f9ad8')
  const fin = colorIn(options, 'fin', '#c8dcf8')
  const line = '-150,330 -20,330 60,240 60,120 30,0 50,-90'
  const body =
    s.stroke(line, 128, ink(c), { profile: 'out', steps: 30 }) + s.stroke(line, 118, c, { profile: 'out', steps: 30 })
  const scales = Array.from({ length: 26 }, (_, index) => {
    const row = Math.floor(index / 3)
    const [x, y] = [52 - row * 3 + ((index % 3) - 1) * (24 - row), 250 - row * 34 + (index % 2) * 8]
    return s.stroke(`${x - 13},${y - 8} ${x},${y + 9} ${x + 13},${y - 8}`, 4, index % 2 ? light(c, 1) : shade(c, 1), {
      opacity: 0.85,
    })
  })
  const fins =
    s.cloth('50,-70! 10,-130 -60,-190 -140,-206! -110,-150 -100,-110 -40,-70 20,-50', fin, {
      folds: ['40,-76 -20,-140 -120,-196', '36,-66 -30,-100 -100,-130', '30,-60 -10,-76 -50,-84'],
    }) +
    s.cloth('44,-70! 70,-150 130,-220 214,-240! 190,-180 186,-140 130,-84 66,-52', fin, {
      folds: ['56,-76 110,-150 196,-228', '60,-68 120,-110 184,-150', '62,-60 100,-80 140,-94'],
    })
  return body + scales.join('') + fins + s.oval(48, -66, 24, 20, mix(c, fin, 0.5), ink(c), 3)
}

/** Wings of clear air and light. */
const airWings: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#fff2dc')
  return s.both((half) =>
    Array.from({ length: 8 }, (_, index) => {
      const lift = -250 + index * 62
      const reach = 300 - index * 20
      return (
        half.fill(
          `20,${60 - index * 4} ${reach * 0.5},${lift * 0.7 - 20} ${reach},${lift - 40}! ${reach * 0.62},${lift * 0.6 + 34} 40,${90 - index * 2}`,
          index % 2 ? '#ffffff' : c,
          0.62,
        ) +
        half.stroke(`24,${60 - index * 4} ${reach * 0.5},${lift * 0.7} ${reach - 10},${lift - 32}`, 3.4, '#f0b8a8', {
          profile: 'out',
          opacity: 0.7,
        })
      )
    }).join(''),
  )
}

/** Foam of the sea that a figure dissolves into. */
const foam: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#eaf6ff')
  const bubbles = Array.from({ length: 34 }, (_, index) => {
    const x = -300 + ((index * 67) % 600)
    const y = ((index * 37) % 90) - 60 + Math.abs(x) * -0.16
    const r = 14 + ((index * 13) % 26)
    return (
      s.disc(x, y, r, index % 3 ? c : '#ffffff', '#9ab8dc', 2.4) +
      s.disc(x - r * 0.32, y - r * 0.32, r * 0.28, '#ffffff')
    )
  })
  return bubbles.join('')
}

/** A rose that gives light, a tear on its petals. */
const roseGlow: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#e8305a')
  const petals = Array.from({ length: 11 }, (_, index) => {
    const angle = (index / 11) * Math.PI * 2
    const far = index % 2 ? 92 : 82
    return s.blade(
      `${Math.cos(angle) * 12},${-20 + Math.sin(angle) * 12} ${Math.cos(angle + 0.2) * far * 0.6},${-20 + Math.sin(angle + 0.2) * far * 0.56} ${Math.cos(angle + 0.3) * far},${-20 + Math.sin(angle + 0.3) * far * 0.88}`,
      64,
      index % 2 ? c : light(c, 0.2),
    )
  })
  const heart = [
    ['-40,-30 -20,-66 24,-64 44,-24 20,14 -22,14', shade(c, 0.3)],
    ['-26,-30 -8,-54 22,-48 30,-22 12,2 -14,0', light(c, 0.14)],
    ['-12,-28 2,-42 18,-32 14,-14 -2,-12', shade(c, 0.9)],
  ].map(([outline = '', tone = c]) => s.inked(outline, tone, 3))
  const tear = s.inked('58,-8! 74,24 64,42 50,42 42,24', '#bfeaff', 3, '#4a86c8') + s.disc(54, 24, 5, '#ffffff')
  const stem =
    s.cord('0,40 6,90 -2,130', 11, '#4a8a44') +
    s.blade('2,80 40,64 66,78', 26, '#5aa050') +
    s.blade('2,96 -36,84 -60,100', 24, '#5aa050')
  return stem + petals.join('') + heart.join('') + tear + sparkle(-70, -90, 26) + sparkle(86, -70, 18)
}

/** Wings of a swan, raised on both sides behind the figure. */
const swanWings: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#ffffff')
  const tip = colorIn(options, 'tip', '#dfe8f8')
  const spread = options['spread'] === 'low' ? 1 : 0
  const only = options['only'] === 1 ? 1 : options['only'] === -1 ? -1 : 0
  return s.both((half, side) => {
    if (only && side !== only) return ''
    const quills = Array.from({ length: 9 }, (_, index) => {
      const angle = ((spread ? -8 : -66) + index * (spread ? 13 : 14)) * (Math.PI / 180)
      const reach = (spread ? 270 : 330) - index * 16
      const [x, y] = [90 + Math.cos(angle) * reach * 0.86, (spread ? 40 : 10) + Math.sin(angle) * reach]
      return feather(
        half.points(`${70 + index * 3},${40 + index * 14} ${(70 + x) / 2 + 22},${(60 + y) / 2 - 14} ${x},${y}`),
        66,
        index % 2 ? c : mix(c, tip, 0.6),
      )
    })
    const coverts = Array.from({ length: 7 }, (_, index) => {
      const angle = ((spread ? 0 : -58) + index * 18) * (Math.PI / 180)
      const reach = 176 - index * 7
      const [x, y] = [84 + Math.cos(angle) * reach * 0.84, 30 + Math.sin(angle) * reach]
      return feather(
        half.points(`60,${50 + index * 12} ${(60 + x) / 2 + 12},${(60 + y) / 2} ${x},${y}`),
        54,
        index % 2 ? mix(c, tip, 0.3) : c,
      )
    })
    return quills.toReversed().join('') + coverts.toReversed().join('')
  })
}

/** Fire without fuel above an open claw: a spell before it is thrown. */
const spellLight: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#ff9a2a')
  const rings = [0, 1, 2].map((index) =>
    s.stroke(
      `${-84 + index * 14},${-20 - index * 34} 0,${6 - index * 38} ${84 - index * 14},${-44 - index * 30}`,
      9 - index * 2,
      index % 2 ? '#fff2b0' : light(c, 0.6),
    ),
  )
  const tongues =
    s.fill('0,-160! 44,-84 50,-30 26,10 0,20 -26,10 -50,-30 -34,-70 -20,-60', c) +
    s.fill('4,-110! 30,-60 32,-24 12,6 -8,8 -28,-20 -16,-50', '#ffe07a') +
    s.disc(0, -18, 17, '#ffffff')
  return tongues + rings.join('') + sparkle(-60, -110, 20) + sparkle(66, -96, 16)
}

export const AIR_AND_FOAM: PropTable = {
  'fish-tail': fishTail,
  'air-wings': airWings,
  foam,
  'spell-light': spellLight,
  'rose-glow': roseGlow,
  'swan-wings': swanWings,
}
