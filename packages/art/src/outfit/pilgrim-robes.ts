import { toInk, tint, shade } from '../draw/color.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { addEmblem } from '../props/emblems.ts'
import { sketchTorso } from './torso.ts'

const GOLD = '#f0c244'

const kasaya: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#d8402a')
  const edge = getColor(options, 'trim', GOLD)
  const s = sketchTorso(canvas, build)
  const outline = '-n-20,-44! -.7s,-20 -s-6,12 -s-24,70 -s-34,b! s+16,b! s+16,190 .8s,150 .34s,96 -.1s,30!'
  const rows = [0, 1, 2, 3, 4, 5].map((i) =>
    s.trim(`-s-40,${30 + i * 56} -.3s,${52 + i * 60} .3s,${110 + i * 58} s+30,${170 + i * 54}`, 7, edge),
  )
  const joints = [-0.8, -0.45, -0.1, 0.25, 0.6].map((x) => s.trim(`${x}s-20,-60 ${x}s+30,b`, 6, edge))
  return {
    main:
      s.cloth(outline, color, {
        extra: s.clipped(outline, rows.join('') + joints.join('')),
        shades: ['.1s,130! .5s,150 s+20,200 s+20,b! .3s,b!', '-s-40,60! -.8s,70 -.82s,b! -s-40,b!'],
        folds: ['3.2 in | -.5s,0 -.3s,110 -.34s,b'],
      }) +
      s.trim('-n-18,-42 -.1s,32 .34s,98 .8s,152 s+14,192', 17, edge) +
      s.ring(-build.neck - 4, 8, 17, 7, '#f4f0e0'),
  }
}

const tigerSkin: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#ec8a2e')
  const stripe = getColor(options, 'stripe', '#4a2414')
  const s = sketchTorso(canvas, build)
  const y = getNumber(options, 'y', 84)
  const skirt = `-.94s,${y}! -.4s,${y + 16} 0,${y + 20} .4s,${y + 16} .94s,${y}! s+20,b! -s-20,b!`
  const flap = `-.96s,${y - 8}! -.4s,${y + 6} 0,${y + 10} .4s,${y + 6} .96s,${y - 8}! .9s,${y + 44}! .72s,${y + 34} .6s,${y + 62}! .4s,${y + 42} .24s,${y + 72}! .04s,${y + 46} -.12s,${y + 74}! -.3s,${y + 44} -.46s,${y + 66}! -.66s,${y + 38} -.84s,${y + 52}!`
  const bars = [-0.86, -0.62, -0.36, -0.08, 0.2, 0.46, 0.72].map((x, index) =>
    s.stroke(`${x}s,${y + 84} ${x + 0.05}s,${y + 130} ${x + (index % 2 ? 0.12 : -0.04)}s,${y + 190}`, 22, stripe),
  )
  const tufts = [-0.7, -0.42, -0.14, 0.14, 0.42, 0.7].map((x, index) =>
    s.stroke(`${x}s,${y + 10} ${x + 0.04}s,${y + 26} ${x + 0.02}s,${y + (index % 2 ? 50 : 42)}`, 14, stripe),
  )
  const cord = `-.97s,${y - 8} -.4s,${y + 6} 0,${y + 10} .4s,${y + 6} .97s,${y - 8}`
  return {
    main:
      s.cloth(skirt, color, { shades: [`.4s,${y}! s+20,${y}! s+20,b! .3s,b!`] }) +
      bars.join('') +
      s.cloth(flap, tint(color, 0.25), { shades: [`.5s,${y}! s,${y - 10}! .9s,${y + 50}! .5s,${y + 60}!`] }) +
      tufts.join('') +
      s.trim(cord, 22, getColor(options, 'cord', '#c8281e')) +
      s.blade(`.1s,${y + 10} .2s,${y + 60} .14s,${y + 120}`, 24, '#c8281e') +
      s.blade(`.1s,${y + 10} .0s,${y + 56} .02s,${y + 104}`, 22, '#c8281e') +
      s.disc(build.neck * 0.5, y + 10, 18, '#d8322e', toInk('#c8281e'), 4),
  }
}

const skullNecklace: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#f2ead8')
  const depth = getNumber(options, 'depth', 118)
  const s = sketchTorso(canvas, build)
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
      s.disc(x, y + 2, 24 * scale, toInk(color)) +
      addEmblem(canvas, { emblem: { kind: 'skull', color, scale } }, x, build.shoulderY + y)
    )
  })
  return { main: cord + skulls.join('') }
}

const flyingSash: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#e0302a')
  const s = sketchTorso(canvas, build)
  const lift = getNumber(options, 'lift', 1)
  const band = (half: typeof s, flip: number) =>
    half.cloth(
      `.3s,40! .9s,30 s+44,${-50 * lift} s+14,${-140 * lift} s+40,${-240 * lift} s+104,${-300 * lift + flip}! s+76,${-230 * lift + flip} s+62,${-150 * lift} s+96,${-40 * lift} s+30,60 .5s,100!`,
      color,
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
      getColor(options, 'trim', GOLD),
    )
  return { back: s.both((half, side) => band(half, side > 0 ? 40 : 0)) }
}

const lotusCollar: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#f48aa8')
  const leaf = getColor(options, 'leaf', '#4fa070')
  const s = sketchTorso(canvas, build)
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
      petal(half, n * 0.7, -6, w * 0.98, -6, shade(color, 0.4)) +
      petal(half, n * 0.5, 2, w * 0.82, 58, color) +
      petal(half, n * 0.3, 10, w * 0.44, 106, tint(color, 0.3)),
  )
  return {
    main:
      leaves +
      petals +
      s.blade('0,10 0,70 0,136', 58, tint(color, 0.55)) +
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
