import { toInk, tint, shade } from '../draw/color.ts'
import { definePattern } from '../draw/patterns.ts'
import { path } from '../draw/svg.ts'
import { getColor } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { base } from './basics.ts'
import { sketchTorso } from './torso.ts'

const rustyArmor: OutfitPiece = (canvas, figure, options) => {
  const sketch = sketchTorso(canvas, figure.build)
  const steel = getColor(options, 'color', '#9a9aa4')
  const rust = getColor(options, 'rust', '#a85a2a')
  const doublet =
    base(canvas, figure, {
      neck: 'high',
      color: getColor(options, 'under', '#8a7048'),
      pattern: { kind: 'diamonds', color: 'rgba(60,40,20,.4)', scale: 34 },
    }).main ?? ''
  const spots = [
    ['-.5s,30 -.4s,24 -.34s,44 -.42s,62 -.54s,52', 0.75],
    ['.3s,110 .42s,104 .5s,126 .4s,150 .28s,138', 0.8],
    ['-.2s,150 -.1s,144 -.04s,164 -.14s,180', 0.7],
    ['.36s,24 .46s,22 .48s,40 .4s,48', 0.65],
  ] as const
  const breast = sketch.metal(
    '-.6s,-10! -n-6,6 0,18 n+6,6 .6s,-10! .7s,70 .66s,170 .6s,b! -.6s,b! -.66s,170 -.7s,70',
    steel,
    {
      gradient: '-.7s,0 .7s,130',
      folds: ['3 both | 0,18 2,110 0,b', '-.56s,150 0,176 .56s,150'],
      shines: ['8 both | -.42s,30 -.48s,80 -.44s,120'],
      extra: spots.map(([outline, opacity]) => sketch.fill(outline, rust, opacity)).join(''),
    },
  )
  const patch = sketch.metal('/.06s,46 .34s,40 .36s,88 .08s,94', tint(steel, 0.3), { gradient: '0,40 60,90' })
  const rivets = ['.09s,52', '.31s,46', '.33s,82', '.11s,88'].map((place) =>
    sketch.fill(`${place} ${place.replace(',', '+5,')} ${place}+5`, toInk(steel)),
  )
  const laces = sketch.both((half) =>
    [40, 76, 112].map((y) => half.cord(`.62s,${y} .72s,${y + 14} .84s,${y + 4}`, 6, '#d8c090')).join(''),
  )
  const guards = sketch.both(
    (half, side) =>
      half.metal('.56s,-28! s-10,-34 s+36,0 s+34,60! s-14,56 .66s,40!', side > 0 ? shade(steel, 0.3) : steel, {
        gradient: '.6s,-30 s+30,50',
      }) + half.fill('s-6,0 s+12,-6 s+20,16 s,26', rust, 0.7),
  )
  return {
    main:
      doublet +
      breast +
      patch +
      rivets.join('') +
      laces +
      guards +
      sketch.trim('-.6s,-8 -n-6,8 0,20 n+6,8 .6s,-8', 6, shade(steel, 0.6)),
  }
}

const sheepskin: OutfitPiece = (canvas, figure, options) => {
  const { build } = figure
  const sketch = sketchTorso(canvas, build)
  const wool = getColor(options, 'color', '#f0e4cc')
  const shirt = base(canvas, figure, { neck: 'round', color: getColor(options, 'shirt', '#c8a878') }).main ?? ''
  const sides = sketch.both((half, side) => {
    const body = half.cloth('n+8,-40! .7s,-24 .84s,20 .74s,110 .82s,b! .22s,b! .2s,120 .26s,30', wool, {
      shades: side > 0 ? ['.6s,-20! s,20! s,b! .62s,b! .6s,100'] : [],
    })
    const curls = Array.from({ length: 24 }, (_, index) => {
      const [row, place] = [Math.floor(index / 4), index % 4]
      const x = (0.3 + place * 0.14 + (row % 2) * 0.05) * build.shoulder
      const y = -16 + row * 42 + place * 5
      return half.stroke(
        `${x - 12},${y + 6} ${x - 4},${y - 10} ${x + 10},${y - 4} ${x + 6},${y + 8} ${x - 2},${y + 4}`,
        4,
        shade(wool, 1.1),
        { profile: 'even', opacity: 0.8 },
      )
    })
    const edge = Array.from({ length: 8 }, (_, index) =>
      half.disc(
        (0.24 - Math.abs(index - 3) * 0.005) * build.shoulder,
        index * 34 - 4,
        14,
        tint(wool, 0.4),
        shade(wool, 1.6),
        2.4,
      ),
    )
    return body + curls.join('') + edge.join('')
  })
  return { main: shirt + sides }
}

const dreamGown: OutfitPiece = (canvas, figure, options) => {
  const sketch = sketchTorso(canvas, figure.build)
  const gown = getColor(options, 'color', '#8a4ac0')
  const coarse = getColor(options, 'second', '#b08a5a')
  const dress =
    base(canvas, figure, {
      neck: 'square',
      depth: 40,
      color: coarse,
      pattern: { kind: 'plaid', color: 'rgba(90,50,30,.35)', scale: 40 },
    }).main ?? ''
  const dream = '0,44! n+28,40! n+34,-32! .7s,-16 s-12,6 s+12,56 s+20,130 s+18,b! 0,b!'
  const flowers = path(sketch.shape(dream), definePattern(canvas, 'flowers', 'rgba(255,230,160,.7)', 50, '#f2c84a'))
  const silk = sketch.cloth(dream, gown, {
    extra: flowers,
    gradient: '0,-30 0,280',
    shades: ['s-22,4! s+40,30 s+44,b! .84s,b! .9s,150 .8s,92!', '.5s,90! .6s,150 .56s,b! .4s,b!'],
    folds: ['.3s,60 .36s,160 .3s,b', '.7s,40 .74s,140 .7s,b'],
  })
  const apron = sketch.cloth('-.5s,70! 0,84! 0,b! -.52s,b!', '#f4ead8', {
    folds: ['-.3s,90 -.34s,b', '-.12s,90 -.14s,b'],
  })
  const patch = sketch.inked('/-.74s,60 -.54s,54 -.5s,92 -.72s,98', '#8a5a3a', 3)
  const puff = sketch.cloth('.64s,-14! s-10,-26 s+44,10 s+52,70 s+10,92 s-36,80! .7s,40', tint(gown, 0.15), {
    folds: ['s-30,0 s,30 s,70', 's+10,-10 s+20,30 s+20,70'],
  })
  return {
    main:
      dress +
      patch +
      apron +
      silk +
      puff +
      sketch.trim('s-36,78 s+10,92 s+50,70', 11, '#f2c84a') +
      sketch.trim('0,46 0,b', 9, '#f2c84a') +
      sketch.trim('2,44 n+28,40 n+34,-28', 8, '#f2c84a') +
      [70, 110, 150, 190].map((y) => sketch.gem(0, y, 8, '#e0285a', { setting: '#f2c84a' })).join(''),
  }
}

export const MANCHA_OUTFIT: OutfitTable = { 'rusty-armor': rustyArmor, sheepskin, 'dream-gown': dreamGown }
