import { ink, light, shade } from '../draw/colour.ts'
import { colourIn, numberIn } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { emblemIn } from '../props/emblems.ts'
import { sketchOn } from './torso.ts'

const GOLD = '#f0c244'

/** A monk's mantle of patches edged with brocade, over one shoulder and closed by a ring. */
const kasaya: OutfitPiece = (canvas, { build }, options) => {
  const colour = colourIn(options, 'colour', '#d8402a')
  const edge = colourIn(options, 'trim', GOLD)
  const s = sketchOn(canvas, build)
  const outline = '-n-20,-44! -.7s,-20 -s-6,12 -s-24,70 -s-34,b! s+16,b! s+16,190 .8s,150 .34s,96 -.1s,30!'
  const rows = [0, 1, 2, 3, 4, 5].map((i) =>
    s.trim(`-s-40,${30 + i * 56} -.3s,${52 + i * 60} .3s,${110 + i * 58} s+30,${170 + i * 54}`, 7, edge),
  )
  const joints = [-0.8, -0.45, -0.1, 0.25, 0.6].map((x) => s.trim(`${x}s-20,-60 ${x}s+30,b`, 6, edge))
  return {
    main:
      s.cloth(outline, colour, {
        extra: s.clipped(outline, rows.join('') + joints.join('')),
        shades: ['.1s,130! .5s,150 s+20,200 s+20,b! .3s,b!', '-s-40,60! -.8s,70 -.82s,b! -s-40,b!'],
        folds: ['3.2 in | -.5s,0 -.3s,110 -.34s,b'],
      }) +
      s.trim('-n-18,-42 -.1s,32 .34s,98 .8s,152 s+14,192', 17, edge) +
      s.ring(-build.neck - 4, 8, 17, 7, '#f4f0e0'),
  }
}

/** The skin of a tiger over one shoulder, its paw on the chest. */
const tigerSkin: OutfitPiece = (canvas, { build }, options) => {
  const colour = colourIn(options, 'colour', '#f0a03a')
  const stripe = colourIn(options, 'stripe', '#4a2414')
  const s = sketchOn(canvas, build)
  const outline = '-n-30,-36! -.8s,-22 -s-14,14 -s-16,60! -.7s,96 -.3s,150 .1s,b! .96s,b! .7s,170 .2s,110 -.2s,40!'
  const stripes = [
    '-.96s,10 -.8s,24 -.66s,16',
    '-.8s,64 -.6s,64 -.46s,40',
    '-.5s,10 -.4s,20 -.3s,6',
    '-.5s,106 -.34s,100 -.2s,70',
    '-.2s,146 -.04s,140 .08s,110',
    '.0s,200 .16s,190 .3s,150',
    '.3s,230 .44s,220 .56s,176',
  ]
  const fur = [
    '-s-14,50 -.8s,96 -.86s,120',
    '-.72s,90 -.6s,124 -.62s,146',
    '-.5s,116 -.4s,152 -.44s,172',
    '-.24s,148 -.12s,190 -.16s,206',
  ]
  const claws = ['.5s,196 .56s,222', '.6s,190 .68s,214', '.7s,182 .8s,202']
  return {
    main:
      fur.map((line) => s.blade(line, 30, colour, 'spike')).join('') +
      s.cloth(outline, colour, {
        lights: ['-n-20,-30! -.5s,-14 -.3s,60 .1s,130! -.2s,100 -.6s,40'],
        shades: ['-s-10,30! -.7s,76 -.2s,150 .2s,b! .0s,b! -.4s,160 -.8s,100'],
      }) +
      stripes.map((line) => s.stroke(line, 17, stripe, { profile: 'both' })).join('') +
      s.cloth('.4s,150! .56s,132 .78s,140 .84s,176 .7s,206 .48s,200', light(colour, 0.2)) +
      claws.map((line) => s.blade(line, 10, '#fff6e0', 'spike')).join(''),
  }
}

/** Nine skulls on a cord, each the size of a fist. */
const skullNecklace: OutfitPiece = (canvas, { build }, options) => {
  const colour = colourIn(options, 'colour', '#f2ead8')
  const depth = numberIn(options, 'depth', 118)
  const s = sketchOn(canvas, build)
  const at = (u: number) => [u * (build.neck + 74), depth - 150 * u * u * Math.abs(u) ** 0.2] as const
  const cord = s.cord(
    Array.from({ length: 13 }, (_, i) => at(-1.02 + (i * 2.04) / 12))
      .map(([x, y]) => `${x},${y}`)
      .join(' '),
    9,
    '#5a2a24',
  )
  const skulls = [-1, -0.78, -0.54, -0.28, 0, 0.28, 0.54, 0.78, 1].map((u) => {
    const [x, y] = at(u)
    const scale = 1.32 - Math.abs(u) * 0.34
    return (
      s.disc(x, y + 2, 24 * scale, ink(colour)) +
      emblemIn(canvas, { emblem: { kind: 'skull', colour, scale } }, x, build.shoulderY + y)
    )
  })
  return { main: cord + skulls.join('') }
}

/** A sash that heaven's winds never let fall; it stands beside the head on both sides. */
const flyingSash: OutfitPiece = (canvas, { build }, options) => {
  const colour = colourIn(options, 'colour', '#e0302a')
  const s = sketchOn(canvas, build)
  const lift = numberIn(options, 'lift', 1)
  const band = (half: typeof s, flip: number) =>
    half.cloth(
      `.3s,40! .9s,30 s+44,${-50 * lift} s+14,${-140 * lift} s+40,${-240 * lift} s+104,${-300 * lift + flip}! s+76,${-230 * lift + flip} s+62,${-150 * lift} s+96,${-40 * lift} s+30,60 .5s,100!`,
      colour,
      {
        shades: [
          `.9s,40! s+60,${-30 * lift} s+40,${-130 * lift} s+60,${-200 * lift}! s+70,${-120 * lift} s+100,${-30 * lift} s+20,70!`,
        ],
        folds: [`.6s,60 s+40,0 s+46,${-90 * lift}`],
      },
    ) +
    half.trim(
      `s+104,${-300 * lift + flip} s+76,${-230 * lift + flip} s+62,${-150 * lift} s+96,${-40 * lift} s+30,60`,
      6,
      colourIn(options, 'trim', GOLD),
    )
  return { back: s.both((half, side) => band(half, side > 0 ? 40 : 0)) }
}

/** Petals and leaves of the lotus worn as armour round the shoulders. */
const lotusCollar: OutfitPiece = (canvas, { build }, options) => {
  const colour = colourIn(options, 'colour', '#f48aa8')
  const leaf = colourIn(options, 'leaf', '#4fa070')
  const s = sketchOn(canvas, build)
  const leaves = s.both((half) =>
    half.cloth('.3s,20! .8s,-24 s+44,-10 s+74,40 s+60,96! s+20,84 .8s,110 .5s,96!', leaf, {
      folds: ['.4s,30 .8s,34 s+60,60', '.4s,36 .7s,70 .8s,104', '.4s,24 .8s,0 s+44,0'],
    }),
  )
  const petal = (half: typeof s, x: number, y: number, tx: number, ty: number, tone: string) =>
    half.blade(`${x},${y} ${(x + tx) / 2 + 4},${(y + ty) / 2 - 8} ${tx},${ty}`, 54, tone)
  const [n, w] = [build.neck, build.shoulder]
  const petals = s.both(
    (half) =>
      petal(half, n * 0.7, -6, w * 0.98, -6, shade(colour, 0.4)) +
      petal(half, n * 0.5, 2, w * 0.82, 58, colour) +
      petal(half, n * 0.3, 10, w * 0.44, 106, light(colour, 0.3)),
  )
  return {
    main:
      leaves +
      petals +
      s.blade('0,10 0,70 0,136', 58, light(colour, 0.55)) +
      s.trim('-n-16,-30 -.6n,4 0,18 .6n,4 n+16,-30', 14, GOLD) +
      s.gem(0, 20, 12, '#e2483a', { setting: GOLD }),
  }
}

export const PILGRIM_ROBES: OutfitTable = {
  kasaya,
  'tiger-skin': tigerSkin,
  'skull-necklace': skullNecklace,
  'flying-sash': flyingSash,
  'lotus-collar': lotusCollar,
}
