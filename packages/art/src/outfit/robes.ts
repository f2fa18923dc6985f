import { toInk, tint, shade } from '../draw/color.ts'
import { getColor } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { addPattern } from '../props/options.ts'
import { base } from './basics.ts'
import { CAPES } from './capes.ts'
import { COATS } from './coats.ts'
import { sketchTorso } from './torso.ts'

const chineseJacket: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#2f6ab8')
  const edge = getColor(options, 'trim', '#f0d890')
  const sketch = sketchTorso(canvas, figure.build)
  const body = base(canvas, figure, { neck: 'high', color, pattern: options['pattern'] ?? null, growth: 5 }).main ?? ''
  const collar = sketch.cloth('-n-12,-58! 0,-40 n+12,-58! n+20,-26 6,-4! 0,0 -6,-4! -n-20,-26', tint(color, 0.14), {
    lineWidth: 2.6,
  })
  const flap = sketch.cloth('0,-4! n+16,-28! .5s,-10 .42s,40! .3s,70 .34s,160 .34s,b! -.06s,b! -.04s,120', color, {
    pattern: addPattern(canvas, options),
    lineWidth: 2,
    shades: ['.1s,60! .34s,70 .34s,b! .16s,b!'],
  })
  const rim =
    sketch.trim('-n-14,-54 0,-38 n+14,-54', 6, edge) +
    sketch.trim('0,-4 .2s,10 .44s,34 .3s,70 .34s,160 .34s,b', 9, edge)
  const loops = ['.14s,6', '.36s,58', '.33s,110', '.34s,166'].map((place) => {
    const [x, y] = [place.split(',')[0] ?? '0', Number(place.split(',')[1])]
    const at = sketch.points(`${x},${y}`)[0]
    return sketch.trim(`${x}-26,${y} ${x}+22,${y + 2}`, 6, edge) + sketch.gem(at?.[0] ?? 0, y + 1, 7, edge)
  })
  return { main: body + flap + collar + rim + loops.join('') }
}

const kaftan: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#3a7a8a')
  const edge = getColor(options, 'trim', '#f0d080')
  const sashColor = getColor(options, 'sash', '#c8442e')
  const sketch = sketchTorso(canvas, figure.build)
  const shirt = base(canvas, figure, { neck: 'v', depth: 70, color: getColor(options, 'shirt', '#f4ead4') }).main ?? ''
  const sides = sketch.both(
    (half, side) =>
      half.cloth('n+14,-42! .62s,-20 s-4,4 s+22,60 s+40,200 s+44,b! .24s,b! .26s,150 .3s,60 n+6,4', color, {
        pattern: addPattern(canvas, options),
        gradient: '0,-40 0,260',
        shades:
          side > 0
            ? ['.8s,-10! s+60,0 s+60,b! .84s,b! .94s,130 .82s,60']
            : ['.72s,80! .66s,150 .68s,b! .8s,b! .8s,140'],
        folds: ['3.2 in | .76s,76 .7s,130 .7s,b', '.5s,20 .46s,130 .44s,b'],
      }) + half.trim('n+14,-40 n+6,6 .3s,62 .26s,150 .24s,b', 12, edge),
  )
  const belt = sketch.cloth('-s-17,172! 0,190 s+17,172! s+16,234! 0,254 -s-16,234!', sashColor, {
    folds: ['-.7s,196 0,208 .7s,196', '-.7s,216 0,230 .7s,216'],
    shades: ['.2s,180! s,170! s,260! .2s,260!'],
  })
  return { main: shirt + sides + (options['sash'] === false ? '' : belt) }
}

function createButtonedCoat(defaults: { color: string; button: string; trim: string }): OutfitPiece {
  return (canvas, figure, options) => {
    const color = getColor(options, 'color', defaults.color)
    const button = getColor(options, 'buttons', defaults.button)
    const edge = getColor(options, 'trim', defaults.trim)
    const sketch = sketchTorso(canvas, figure.build)
    const body =
      base(canvas, figure, { neck: 'high', color, pattern: options['pattern'] ?? null, growth: 5 }).main ?? ''
    const collar = sketch.cloth('-n-12,-62! 0,-42 n+12,-62! n+22,-24 8,0! 0,4 -8,0! -n-22,-24', tint(color, 0.12), {
      lineWidth: 2.6,
    })
    const placket = sketch.cloth('/-17,4 17,4 17,b -17,b', tint(color, 0.1), { lineWidth: 2 })
    const buttons = [20, 58, 96, 134, 172, 210, 248].map((y) => sketch.gem(0, y, 7.5, button))
    const rim = sketch.trim('-n-14,-58 0,-40 n+14,-58', 6, edge)
    const pocket = sketch.cloth('/.24s,96 .56s,90 .56s,104 .24s,110', tint(color, 0.15), { lineWidth: 2 })
    const flank = sketch.both((half) =>
      half.stroke('.4s,30 .34s,130 .38s,b', 3, toInk(color), { profile: 'flat', opacity: 0.6 }),
    )
    const tears = options['torn']
      ? sketch.both((half) =>
          ['.5s,120! .62s,110 .58s,170! .5s,150', 's-16,90! s+4,110 s-8,140!']
            .map((text) => half.inked(text, shade(color, 2), 3))
            .join(''),
        )
      : ''
    return {
      main:
        body + flank + placket + collar + rim + (options['pocket'] === false ? '' : pocket) + buttons.join('') + tears,
    }
  }
}

const doublet: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#b81f34')
  const slash = getColor(options, 'slash', '#f6e2c0')
  const sketch = sketchTorso(canvas, figure.build)
  const body = base(canvas, figure, { neck: 'high', color }).main ?? ''
  const cuts = sketch.both((half) =>
    [0, 1, 2]
      .map(
        (row) =>
          half.inked(
            `.26s,${40 + row * 56}! .3s,${30 + row * 56} .36s,${52 + row * 56} .3s,${78 + row * 56}!`,
            slash,
            3,
          ) +
          half.inked(
            `.5s,${30 + row * 56}! .54s,${22 + row * 56} .58s,${44 + row * 56} .52s,${68 + row * 56}!`,
            slash,
            3,
          ),
      )
      .join(''),
  )
  const rolls = sketch.both((half, side) =>
    half.cloth('s-44,-12! s-20,-30 s+20,-20 s+40,14 s+34,54! s,70 s-40,48!', tint(color, 0.1), {
      shades: side > 0 ? ['s+6,-30! s+60,0 s+50,70! s+6,74!'] : [],
      folds: ['s-24,-20 s-10,10 s-14,50', 's+6,-22 s+12,14 s+6,60'],
    }),
  )
  const front = [10, 44, 78, 112, 146, 180, 214].map((y) => sketch.gem(0, y, 6, '#e8c04e'))
  const collar = sketch.cloth(
    '-n-20,-58! 0,-36 n+20,-58! n+30,-22 0,2 -n-30,-22',
    getColor(options, 'collar', '#fbf8ff'),
    { shade: '#cfc9e6', folds: ['-n,-44 -14,-14', 'n,-44 14,-14'] },
  )
  return {
    main:
      body + sketch.stroke('0,-20 0,b', 4, toInk(color), { profile: 'flat' }) + cuts + front.join('') + rolls + collar,
  }
}

const furGown: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#2a2634')
  const pelt = getColor(options, 'fur', '#8a6a4a')
  const sketch = sketchTorso(canvas, figure.build)
  const robe =
    COATS['coat']?.(canvas, figure, { color, shirt: getColor(options, 'under', '#5a2a34'), open: 0.3, lapel: 'none' })
      .main ?? ''
  const edges = sketch.both((half) =>
    Array.from({ length: 8 }, (_, row) =>
      half.blade(
        `${0.34 - row * 0.012}s,${-40 + row * 40} ${0.36 - row * 0.012}s,${-14 + row * 40} ${0.28 - row * 0.01}s,${22 + row * 40}`,
        62,
        row % 2 ? pelt : tint(pelt, 0.15),
        'lock',
      ),
    ).join(''),
  )
  const mantle = options['mantle'] === false ? '' : (CAPES['fur']?.(canvas, figure, { color: pelt }).main ?? '')
  return { main: robe + edges + mantle }
}

const mailDress: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#a8b4cc')
  const sketch = sketchTorso(canvas, figure.build)
  const body =
    base(canvas, figure, {
      neck: 'round',
      depth: 20,
      color,
      pattern: { kind: options['scaled'] === false ? 'mail' : 'scales', color: toInk(color), scale: 22 },
    }).main ?? ''
  const belt =
    sketch.trim('-.72s,180 0,196 .72s,180', 17, '#8a5a2a') +
    sketch.inked('/-18,176 18,176 18,210 -18,210', 'none', 7, '#e8c04e')
  const breast = sketch.both((half) =>
    half.metal('10,58! .3s,40 .56s,60 .54s,116 .3s,140 14,120!', tint(color, 0.2), { gradient: '0,40 .56s,140' }),
  )
  return {
    main:
      body +
      (options['cups'] === false ? '' : breast) +
      sketch.trim('-n-6,-16 0,26 n+6,-16', 9, getColor(options, 'trim', '#e6bd55')) +
      belt,
  }
}

export const ROBES: OutfitTable = {
  'chinese-jacket': chineseJacket,
  kaftan,
  sherwani: createButtonedCoat({ color: '#26222f', button: '#e2b44a', trim: '#e2b44a' }),
  'buttoned-suit': createButtonedCoat({ color: '#2a2732', button: '#6a6478', trim: '#4a4458' }),
  'court-coat': (canvas, figure, options) =>
    createButtonedCoat({ color: '#b8622a', button: '#f2d060', trim: '#f2c23e' })(canvas, figure, {
      pattern: { kind: 'stripes', color: '#3a2420', scale: 12 },
      torn: true,
      ...options,
    }),
  doublet,
  'fur-gown': furGown,
  'mail-dress': mailDress,
  'teacher-robe': (canvas, figure, options) =>
    kaftan(canvas, figure, { color: '#b8762a', trim: '#5a3418', shirt: '#f0dca8', sash: '#7a4a20', ...options }),
}
