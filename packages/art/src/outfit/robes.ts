import { ink, light, shade } from '../draw/colour.ts'
import { flower } from '../draw/plants.ts'
import { colourIn, numberIn } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { emblemIn } from '../props/emblems.ts'
import { coloursIn, cycle, maybeText, patternIn } from '../props/options.ts'
import { ARMOUR } from './armour.ts'
import { base } from './basics.ts'
import { CAPES } from './capes.ts'
import { COATS } from './coats.ts'
import { dressed, patch } from './gowns.ts'
import { sketchOn } from './torso.ts'
import type { Options } from '../spec.ts'

/** A coat of the study's pattern with its own defaults. */
function coatLike(usual: Options): OutfitPiece {
  return (canvas, figure, options) => COATS['coat']?.(canvas, figure, { ...usual, ...options }) ?? {}
}

/** A jacket buttoned on the viewer's right with cord loops and a standing collar. */
const chineseJacket: OutfitPiece = (canvas, figure, options) => {
  const colour = colourIn(options, 'colour', '#2f6ab8')
  const edge = colourIn(options, 'trim', '#f0d890')
  const sketch = sketchOn(canvas, figure.build)
  const body = base(canvas, figure, { neck: 'high', colour, pattern: options['pattern'] ?? null, growth: 5 }).main ?? ''
  const collar = sketch.cloth('-n-12,-58! 0,-40 n+12,-58! n+20,-26 6,-4! 0,0 -6,-4! -n-20,-26', light(colour, 0.14), {
    lineWidth: 2.6,
  })
  const flap = sketch.cloth('0,-4! n+16,-28! .5s,-10 .42s,40! .3s,70 .34s,160 .34s,b! -.06s,b! -.04s,120', colour, {
    pattern: patternIn(canvas, options),
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

/** A long open robe with a sash, for seas and bazaars. */
const kaftan: OutfitPiece = (canvas, figure, options) => {
  const colour = colourIn(options, 'colour', '#3a7a8a')
  const edge = colourIn(options, 'trim', '#f0d080')
  const sashColour = colourIn(options, 'sash', '#c8442e')
  const sketch = sketchOn(canvas, figure.build)
  const shirt = base(canvas, figure, { neck: 'v', depth: 70, colour: colourIn(options, 'shirt', '#f4ead4') }).main ?? ''
  const sides = sketch.both(
    (half, side) =>
      half.cloth('n+14,-42! .62s,-20 s-4,4 s+22,60 s+40,200 s+44,b! .24s,b! .26s,150 .3s,60 n+6,4', colour, {
        pattern: patternIn(canvas, options),
        gradient: '0,-40 0,260',
        shades:
          side > 0
            ? ['.8s,-10! s+60,0 s+60,b! .84s,b! .94s,130 .82s,60']
            : ['.72s,80! .66s,150 .68s,b! .8s,b! .8s,140'],
        folds: ['3.2 in | .76s,76 .7s,130 .7s,b', '.5s,20 .46s,130 .44s,b'],
      }) + half.trim('n+14,-40 n+6,6 .3s,62 .26s,150 .24s,b', 12, edge),
  )
  const belt = sketch.cloth('-.74s,176! 0,190 .74s,176! .76s,236! 0,252 -.76s,236!', sashColour, {
    folds: ['-.7s,196 0,208 .7s,196', '-.7s,216 0,230 .7s,216'],
    shades: ['.2s,180! s,170! s,260! .2s,260!'],
  })
  return { main: shirt + sides + (options['sash'] === false ? '' : belt) }
}

/** A close long coat buttoned down the middle. */
function buttonedCoat(usual: { colour: string; button: string; trim: string }): OutfitPiece {
  return (canvas, figure, options) => {
    const colour = colourIn(options, 'colour', usual.colour)
    const button = colourIn(options, 'buttons', usual.button)
    const edge = colourIn(options, 'trim', usual.trim)
    const sketch = sketchOn(canvas, figure.build)
    const body =
      base(canvas, figure, { neck: 'high', colour, pattern: options['pattern'] ?? null, growth: 5 }).main ?? ''
    const collar = sketch.cloth('-n-12,-62! 0,-42 n+12,-62! n+22,-24 8,0! 0,4 -8,0! -n-22,-24', light(colour, 0.12), {
      lineWidth: 2.6,
    })
    const placket = sketch.cloth('/-17,4 17,4 17,b -17,b', light(colour, 0.1), { lineWidth: 2 })
    const buttons = [20, 58, 96, 134, 172, 210, 248].map((y) => sketch.gem(0, y, 7.5, button))
    const rim = sketch.trim('-n-14,-58 0,-40 n+14,-58', 6, edge)
    const pocket = sketch.cloth('/.24s,96 .56s,90 .56s,104 .24s,110', light(colour, 0.15), { lineWidth: 2 })
    const flank = sketch.both((half) =>
      half.stroke('.4s,30 .34s,130 .38s,b', 3, ink(colour), { profile: 'flat', opacity: 0.6 }),
    )
    const tears = options['torn']
      ? sketch.both((half) =>
          ['.5s,120! .62s,110 .58s,170! .5s,150', 's-16,90! s+4,110 s-8,140!']
            .map((text) => half.inked(text, shade(colour, 2), 3))
            .join(''),
        )
      : ''
    return {
      main:
        body + flank + placket + collar + rim + (options['pocket'] === false ? '' : pocket) + buttons.join('') + tears,
    }
  }
}

/** A slashed doublet with shoulder rolls. */
const doublet: OutfitPiece = (canvas, figure, options) => {
  const colour = colourIn(options, 'colour', '#b81f34')
  const slash = colourIn(options, 'slash', '#f6e2c0')
  const sketch = sketchOn(canvas, figure.build)
  const body = base(canvas, figure, { neck: 'high', colour }).main ?? ''
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
    half.cloth('s-44,-12! s-20,-30 s+20,-20 s+40,14 s+34,54! s,70 s-40,48!', light(colour, 0.1), {
      shades: side > 0 ? ['s+6,-30! s+60,0 s+50,70! s+6,74!'] : [],
      folds: ['s-24,-20 s-10,10 s-14,50', 's+6,-22 s+12,14 s+6,60'],
    }),
  )
  const front = [10, 44, 78, 112, 146, 180, 214].map((y) => sketch.gem(0, y, 6, '#e8c04e'))
  const collar = sketch.cloth(
    '-n-20,-58! 0,-36 n+20,-58! n+30,-22 0,2 -n-30,-22',
    colourIn(options, 'collar', '#fbf8ff'),
    { shade: '#cfc9e6', folds: ['-n,-44 -14,-14', 'n,-44 14,-14'] },
  )
  return {
    main:
      body + sketch.stroke('0,-20 0,b', 4, ink(colour), { profile: 'flat' }) + cuts + front.join('') + rolls + collar,
  }
}

/** A gown lined with fur down its front and at the shoulders. */
const furGown: OutfitPiece = (canvas, figure, options) => {
  const colour = colourIn(options, 'colour', '#2a2634')
  const pelt = colourIn(options, 'fur', '#8a6a4a')
  const sketch = sketchOn(canvas, figure.build)
  const robe =
    COATS['coat']?.(canvas, figure, { colour, shirt: colourIn(options, 'under', '#5a2a34'), open: 0.3, lapel: 'none' })
      .main ?? ''
  const edges = sketch.both((half) =>
    Array.from({ length: 8 }, (_, row) =>
      half.blade(
        `${0.34 - row * 0.012}s,${-40 + row * 40} ${0.36 - row * 0.012}s,${-14 + row * 40} ${0.28 - row * 0.01}s,${22 + row * 40}`,
        62,
        row % 2 ? pelt : light(pelt, 0.15),
        'lock',
      ),
    ).join(''),
  )
  const mantle = options['mantle'] === false ? '' : (CAPES['fur']?.(canvas, figure, { colour: pelt }).main ?? '')
  return { main: robe + edges + mantle }
}

const mailDress: OutfitPiece = (canvas, figure, options) => {
  const colour = colourIn(options, 'colour', '#a8b4cc')
  const sketch = sketchOn(canvas, figure.build)
  const body =
    base(canvas, figure, {
      neck: 'round',
      depth: 20,
      colour,
      pattern: { kind: options['scaled'] === false ? 'mail' : 'scales', colour: ink(colour), scale: 22 },
    }).main ?? ''
  const belt =
    sketch.trim('-.72s,180 0,196 .72s,180', 17, '#8a5a2a') +
    sketch.inked('/-18,176 18,176 18,210 -18,210', 'none', 7, '#e8c04e')
  const breast = sketch.both((half) =>
    half.metal('10,58! .3s,40 .56s,60 .54s,116 .3s,140 14,120!', light(colour, 0.2), { gradient: '0,40 .56s,140' }),
  )
  return {
    main:
      body +
      (options['cups'] === false ? '' : breast) +
      sketch.trim('-n-6,-16 0,26 n+6,-16', 9, colourIn(options, 'trim', '#e6bd55')) +
      belt,
  }
}

/** Rag over rag, each hem torn. */
const layeredRags: OutfitPiece = (canvas, figure, options) => {
  const colours = coloursIn(options, 'colours', ['#e8c02e', '#2f2a34', '#c99a1e', '#4a4450'])
  const sketch = sketchOn(canvas, figure.build)
  const body = base(canvas, figure, { neck: 'high', colour: cycle(colours, 1) }).main ?? ''
  const layers = [3, 2, 1, 0].map((row) => {
    const top = -40 + row * 10
    const low = 40 + row * 66
    const hem = Array.from({ length: 13 }, (_, index) => {
      const u = 1 - index / 6
      return `${u * (0.98 + row * 0.05)}s,${low - Math.abs(u) * (row ? 10 : 26) + (index % 2 ? 30 : -6)}!`
    })
    return sketch.cloth(
      `-n-14,${top}! -.7s,${top + 26} -${0.98 + row * 0.05}s,${low - 40} ${hem.toReversed().join(' ')} ${0.98 + row * 0.05}s,${low - 40} .7s,${top + 26} n+14,${top}! 0,${top + 34}`,
      cycle(colours, row),
      {
        shades: [`.4s,${top}! 1.2s,${top}! 1.2s,${low + 40}! .4s,${low + 40}! .56s,${low - 30}`],
        folds: [`-.4s,${top + 30} -.5s,${low - 10}`, `.3s,${top + 30} .36s,${low - 6}`],
      },
    )
  })
  const belt = options['belt'] === false ? '' : sketch.trim('-.8s,190 0,206 .8s,190', 14, '#6a4a2a')
  return { main: body + layers.join('') + belt }
}

const paperSuit: OutfitPiece = (canvas, figure, options) => {
  const colour = colourIn(options, 'colour', '#f6dfc8')
  const sketch = sketchOn(canvas, figure.build)
  const flowers = { kind: 'flowers', colour: colourIn(options, 'flowers', '#e07a8a'), scale: 54, accent: '#f2c84a' }
  const body = base(canvas, figure, { neck: 'round', colour, pattern: flowers }).main ?? ''
  const creases = ['/-.3s,20 -.24s,b', '/.3s,20 .24s,b', '/-.7s,110 .7s,120'].map((line) =>
    sketch.stroke(line, 3.4, ink(colour), { profile: 'flat', opacity: 0.55 }),
  )
  const collar = sketch.cloth(
    '/-n-16,-44 -n-52,-10 -30,30 0,0 30,30 n+52,-10 n+16,-44 n,-20 0,-4 -n,-20',
    light(colour, 0.6),
    { lineWidth: 2.6, shades: ['/6,0 30,30 n+52,-10 n+16,-44 n,-16'] },
  )
  return { main: body + creases.join('') + collar }
}

/** Marigolds on a string around the neck. */
const garland: OutfitPiece = (_canvas, { build }, options) => {
  const colours = coloursIn(options, 'colours', ['#f2982a', '#ffc23a', '#e8742a'])
  const depth = numberIn(options, 'depth', 96)
  const blooms = Array.from({ length: 13 }, (_, index) => {
    const u = index / 6 - 1
    return flower(
      u * (build.neck + 62),
      build.shoulderY - 22 + (1 - u * u) * depth,
      index % 2 ? 18 : 22,
      cycle(colours, index),
    )
  })
  return { main: blooms.join('') }
}

/** Rings around both upper arms. */
const armbands: OutfitPiece = (canvas, { build }, options) => {
  const colour = colourIn(options, 'colour', '#d89a4a')
  const main = sketchOn(canvas, build).both(
    (half) =>
      [104, 124, 144]
        .slice(0, numberIn(options, 'count', 2))
        .map((y) => half.trim(`.72s,${y + 6} .88s,${y + 12} s+18,${y}`, 14, colour))
        .join('') +
      (maybeText(options, 'gem')
        ? half.gem(build.shoulder * 0.9, 122, 9, maybeText(options, 'gem') ?? colour, { setting: colour })
        : ''),
  )
  return { main }
}

/** The body of a spirit: smoke from the chest down. */
const smokeTrail: OutfitPiece = (canvas, figure, options) => {
  const colour = colourIn(options, 'colour', '#5aa8e0')
  const sketch = sketchOn(canvas, figure.build)
  const skin = figure.bodyPath
  const layers = [0, 1, 2].map((row) => {
    const top = 120 + row * 50
    const wave = Array.from({ length: 9 }, (_, index) => `${(index / 4 - 1) * 1.14}s,${top + (index % 2 ? -26 : 14)}`)
    return (
      sketch.fill(`${wave.join(' ')} 1.2s,b! -1.2s,b!`, row === 1 ? light(colour, 0.5) : colour, skin ? 0.72 : 0.72) +
      sketch.stroke(wave.join(' '), 7, light(colour, 1), { profile: 'both', steps: 30, opacity: 0.8 })
    )
  })
  return {
    main:
      layers.join('') +
      ['-.5s,150 -.4s,200 -.6s,b', '.3s,160 .44s,200 .3s,b']
        .map((line) => sketch.stroke(line, 9, light(colour, 0.8), { opacity: 0.7 }))
        .join(''),
  }
}

const dancerTop: OutfitPiece = (canvas, figure, options) => {
  const colour = colourIn(options, 'colour', '#f0a02a')
  const edge = colourIn(options, 'trim', '#f2c23e')
  const sketch = sketchOn(canvas, figure.build)
  const top =
    base(canvas, figure, { neck: 'square', depth: 40, colour, pattern: options['pattern'] ?? null }).main ?? ''
  const drape = sketch.cloth(
    '-.72s,-10! -.44s,-26! 0,90 .66s,170 .7s,b! .1s,b! -.2s,160',
    colourIn(options, 'veil', '#c8382e'),
    { folds: ['-.6s,-6 -.1s,100 .4s,b', '-.5s,-16 0,90 .6s,190'], shades: ['0,100! .66s,170 .7s,b! .3s,b!'] },
  )
  const coins = Array.from({ length: 11 }, (_, index) => {
    const x = (index / 5 - 1) * figure.build.shoulder * 0.56
    return sketch.disc(x, 166 + (index % 2) * 10, 11, edge, ink(edge), 3)
  })
  return {
    main:
      top +
      drape +
      sketch.trim('-n-30,40 0,46 n+30,40', 9, edge) +
      sketch.trim('-.62s,148 0,160 .62s,148', 10, edge) +
      coins.join(''),
  }
}

/** A beast's short cape of tartan, tied at the neck. */
const tartanCape: OutfitPiece = (canvas, figure, options) =>
  dressed(canvas, figure, [
    [
      CAPES['cape-front'],
      {
        colour: '#b8302e',
        width: 30,
        clasp: 'bow',
        claspColour: '#2f4a8a',
        pattern: { kind: 'plaid', colour: '#1f3a2f', accent: '#f2d060', scale: 48 },
        ...options,
      },
    ],
  ])

const dressingGown: OutfitPiece = (canvas, figure, options) => {
  const gown =
    COATS['coat']?.(canvas, figure, {
      colour: '#6a4a78',
      vest: '#8a7a5a',
      neckwear: 'cravat',
      lapel: 'shawl',
      lapelColour: '#3f5a7a',
      open: 0.26,
      edge: '#d8b45a',
      ...options,
    }).main ?? ''
  const sketch = sketchOn(canvas, figure.build)
  const cord = colourIn(options, 'cord', '#d8b45a')
  return {
    main:
      gown +
      sketch.trim('-.74s,196 0,208 .74s,196', 14, cord) +
      sketch.cord('-18,206 -26,b', 9, cord) +
      sketch.cord('14,206 24,b', 9, cord),
  }
}

const leafKilt: OutfitPiece = (canvas, figure, options) => {
  const colours = coloursIn(options, 'colours', ['#5f9a3c', '#7fb24a', '#4a7f38'])
  const sketch = sketchOn(canvas, figure.build)
  const leaves = [1, 0].flatMap((row) =>
    Array.from({ length: 11 }, (_, index) => {
      const u = index / 5 - 1
      return sketch.blade(
        `${u * 0.66}s,190 ${u * 0.74}s,${224 + row * 14} ${u * 0.8}s,${268 + row * 30}`,
        46,
        cycle(colours, index + row),
      )
    }),
  )
  return { main: leaves.join('') + sketch.trim('-.7s,190 0,202 .7s,190', 12, '#8a5a2a') }
}

/** A cloak over one shoulder with a big emblem of its own. */
const cloak: OutfitPiece = (canvas, figure, options) => {
  const colour = colourIn(options, 'colour', '#3a5a4a')
  const both = dressed(canvas, figure, [
    [CAPES['cape'], { colour, width: 64 }],
    [CAPES['cape-front'], { clasp: 'chain', width: 54, ...options, colour }],
    [CAPES['hood-drape'], { colour: shade(colour, 0.3) }],
  ])
  const sketch = sketchOn(canvas, figure.build)
  const patches = options['patched']
    ? patch(sketch, -0.7, 110, light(colour, 0.5)) + patch(sketch, 0.76, 150, shade(colour, 0.8))
    : ''
  return { ...both, main: (both.main ?? '') + patches + emblemIn(canvas, options, 0, figure.build.shoulderY + 30) }
}

export const ROBES: OutfitTable = {
  'chinese-jacket': chineseJacket,
  kaftan,
  sherwani: buttonedCoat({ colour: '#26222f', button: '#e2b44a', trim: '#e2b44a' }),
  'buttoned-suit': buttonedCoat({ colour: '#2a2732', button: '#6a6478', trim: '#4a4458' }),
  'court-coat': (canvas, figure, options) =>
    buttonedCoat({ colour: '#b8622a', button: '#f2d060', trim: '#f2c23e' })(canvas, figure, {
      pattern: { kind: 'stripes', colour: '#3a2420', scale: 12 },
      torn: true,
      ...options,
    }),
  doublet,
  'fur-gown': furGown,
  'mail-dress': mailDress,
  'layered-rags': layeredRags,
  'paper-suit': paperSuit,
  garland,
  armbands,
  'clay-bands': (canvas, figure, options) => armbands(canvas, figure, { colour: '#b86a44', count: 3, ...options }),
  'smoke-trail': smokeTrail,
  'dancer-top': dancerTop,
  'tartan-cape': tartanCape,
  'dressing-gown': dressingGown,
  'leaf-kilt': leafKilt,
  cloak,
  tailcoat: coatLike({
    colour: '#6a3a6a',
    vest: '#e8c04e',
    neckwear: 'bow',
    neckColour: '#c8304a',
    bowSize: 0.95,
    bowDots: '#fff3e0',
    open: 0.34,
    lapelColour: '#8a5a8a',
  }),
  'frock-coat': coatLike({ colour: '#26242c', vest: '#4a4654', neckwear: 'cravat', open: 0.22, buttons: '#5a5668' }),
  'tweed-suit': coatLike({
    colour: '#8a6f50',
    vest: '#7a6248',
    neckwear: 'tie',
    neckColour: '#4a2a34',
    open: 0.24,
    pattern: { kind: 'plaid', colour: '#5f4a34', accent: '#d9c49a', scale: 40 },
  }),
  'morning-suit': coatLike({
    colour: '#6f7480',
    vest: '#b9bcc8',
    neckwear: 'cravat',
    neckColour: '#3a4a6a',
    pin: '#e8c04e',
    open: 0.36,
  }),
  'walking-suit': coatLike({
    colour: '#8a8f9c',
    neckwear: 'tie',
    neckColour: '#3a6ab8',
    open: 0.2,
    buttons: '#5a6070',
    lapelColour: '#a0a5b2',
  }),
  ulster: coatLike({
    colour: '#6a4a30',
    vest: '#4a3a2a',
    neckwear: 'cravat',
    caplet: '#7a5638',
    open: 0.24,
    buttons: '#3a2418',
  }),
  duster: coatLike({
    colour: '#b8986a',
    vest: '#4a4a5a',
    neckwear: 'string',
    open: 0.36,
    lapelColour: '#c8aa7a',
    edge: '#8a6a40',
  }),
  'teacher-robe': (canvas, figure, options) =>
    kaftan(canvas, figure, { colour: '#b8762a', trim: '#5a3418', shirt: '#f0dca8', sash: '#7a4a20', ...options }),
  peplos: (canvas, figure, options) =>
    dressed(canvas, figure, [
      [base, { neck: 'boat', colour: '#fbf8ff', ...options }],
      [ARMOUR['aegis'], {}],
    ]),
}
