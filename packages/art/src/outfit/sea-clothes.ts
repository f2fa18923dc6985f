import { toInk, tint, shade } from '../draw/color.ts'
import { getColor } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import type { Sketch } from '../draw/sketch.ts'
import { base } from './basics.ts'
import { sketchTorso } from './torso.ts'

const goatHides: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#b8946a')
  const other = getColor(options, 'second', '#efe4d0')
  const s = sketchTorso(canvas, figure.build)
  const shirt = base(canvas, figure, { neck: 'v', depth: 90, color }).main ?? ''
  const shag = (half: Sketch, x: string, y: number, tone: string) =>
    half.blade(`${x},${y} ${x}+10,${y + 30} ${x}+4,${y + 66}`, 34, tone, 'spike')
  const fringe = s.both((half) =>
    ['s+26', '.9s', '.74s', '.58s', '.42s']
      .map((x, i) => shag(half, x, 34 + (4 - i) * 14, i % 2 ? color : tint(color, 0.3)))
      .join(''),
  )
  const mantle = s.both((half, side) =>
    half.cloth(
      'n+4,-44! .5s,-34 s-10,-14 s+34,40 s+20,76! .9s,60 .8s,86! .7s,66 .58s,92! .46s,66 .34s,80! .2s,20',
      side > 0 ? other : tint(color, 0.2),
      { folds: ['.5s,-20 .6s,10 .58s,50', '.8s,-6 .9s,20 .92s,44', '.3s,-20 .34s,10 .36s,40'] },
    ),
  )
  const patch = (x: string, y: number, tone: string) =>
    s.cloth(`${x}-34,${y - 26}! ${x}+30,${y - 34}! ${x}+38,${y + 28}! ${x}-30,${y + 34}!`, tone, { lineWidth: 2.6 }) +
    [-26, -8, 10, 28]
      .map((d) => s.stroke(`${x}+${d + 40}-40,${y - 40} ${x}+${d + 40}-42,${y - 22}`, 4, '#5a3a24'))
      .join('')
  const thongs = [40, 66, 92].map(
    (y) => s.cord(`-.16s,${y - 8} .16s,${y + 8}`, 6, '#6a4424') + s.cord(`.16s,${y - 8} -.16s,${y + 8}`, 6, '#6a4424'),
  )
  const belt = s.trim('-s-14,186 0,206 s+14,186', 22, '#5a3a24') + s.ring(0, 204, 19, 7, '#e0b04a')
  return {
    main:
      shirt +
      patch('-.42s', 140, other) +
      patch('.44s', 150, shade(color, 0.5)) +
      fringe +
      mantle +
      thongs.join('') +
      belt,
  }
}

const sealJacket: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#2a3440')
  const fur = getColor(options, 'fur', '#5a4436')
  const gold = getColor(options, 'buttons', '#e0b04a')
  const s = sketchTorso(canvas, figure.build)
  const body = base(canvas, figure, { neck: 'high', color, growth: 6 }).main ?? ''
  const flap = s.cloth('0,0! .3s,-6 .5s,20 .46s,110 .5s,b! -.2s,b! -.16s,110 -.12s,30', tint(color, 0.1), {
    shades: ['.2s,20! .46s,40 .46s,b! .28s,b!'],
  })
  const shines = s.both((half) => half.stroke('.7s,10 .84s,60 .86s,130', 12, tint(color, 0.9), { opacity: 0.5 }))
  const buttons = [40, 92, 144, 196].map((y) => s.both((half) => half.gem(figure.build.shoulder * 0.3, y, 10, gold)))
  const collar = s.both((half) =>
    half.cloth('0,14! -.1n,-40 n+8,-70! n+44,-50 .62s,-14 .5s,40 .24s,60!', fur, {
      folds: ['n,-40 .4s,-10 .34s,30', '.7n,-20 .28s,10 .22s,40'],
      lights: ['n+10,-62! n+36,-46 .54s,-10! .36s,-16'],
    }),
  )
  const tufts = s.both((half) =>
    ['.62s,-12', '.6s,14', '.5s,38', '.38s,54', '.26s,60']
      .map((at) =>
        half.blade(
          `${at} ${at.split(',')[0]}+10,${Number(at.split(',')[1]) + 14} ${at.split(',')[0]}+6,${Number(at.split(',')[1]) + 30}`,
          20,
          fur,
          'spike',
        ),
      )
      .join(''),
  )
  const spiral = s.cord('0,28 16,22 14,4 -8,2 -12,20 -2,32 20,34 30,14', 6, gold)
  return {
    main:
      body +
      flap +
      shines +
      buttons.join('') +
      tufts +
      collar +
      s.disc(6, 18, 30, shade(gold, 1.4), toInk(gold), 3) +
      spiral,
  }
}

const ARMS = [
  '.5s,90 s+40,40 s+96,-60 s+70,-150 s+120,-210',
  '.6s,130 s+90,110 s+140,10 s+190,-70 s+160,-140',
  '.5s,170 s+60,190 s+150,150 s+180,70',
  '.3s,60 .9s,-20 s+30,-130 s-6,-230 s+46,-300',
] as const

const krakenArms: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#e8584a')
  const pale = getColor(options, 'second', '#ffd8c8')
  const s = sketchTorso(canvas, build)
  const arm = (half: Sketch, line: string, width: number) => {
    const spine = half.points(line)
    const suckers = spine.flatMap(([x, y], i) => {
      const [nx, ny] = spine[i + 1] ?? [x, y]
      return [0.1, 0.45, 0.8].map((share) => {
        const r = (width * 0.15 * (spine.length - i - share)) / spine.length
        return r < 2.4 || i >= spine.length - 1
          ? ''
          : s.disc(x + (nx - x) * share, y + (ny - y) * share - build.shoulderY, r, pale, toInk(color), 2.4)
      })
    })
    return half.blade(line, width, color, 'taper') + suckers.join('')
  }
  return { back: s.both((half) => ARMS.map((line, i) => arm(half, line, i === 3 ? 60 : 74)).join('')) }
}

export const SEA_CLOTHES: OutfitTable = {
  'goat-hides': goatHides,
  'seal-jacket': sealJacket,
  'kraken-arms': krakenArms,
}
