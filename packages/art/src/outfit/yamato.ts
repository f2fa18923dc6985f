import { toInk, tint, shade } from '../draw/color.ts'
import { samplePath } from '../draw/geometry.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { getFlag, findText, addPattern } from '../props/options.ts'
import { Sketch } from '../draw/sketch.ts'
import { base } from './basics.ts'
import { formatSigned, sketchTorso } from './torso.ts'

const GOLD = '#e8c04e'

const hagoromo: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#d8e8ff')
  const edge = getColor(options, 'edge', '#ffffff')
  const s = sketchTorso(canvas, build)
  const h = getNumber(options, 'height', 400)
  const veil = (half: Sketch, line: string, inner: string, width: number) =>
    half.stroke(line, width + 5, toInk(color), { steps: 44 }) +
    half.stroke(line, width, color, { steps: 44 }) +
    half.stroke(inner, width * 0.42, edge, { steps: 44, opacity: 0.85 }) +
    half.stroke(line, 3, shade(color, 0.9), { steps: 44, opacity: 0.8 })
  const arch =
    `-s-10,220 -s-90,110 -s-136,-20 -s-110,${-h * 0.4} -s-50,${-h * 0.76} -80,${-h} 80,${-h * 0.96} ` +
    `s+36,${-h * 0.74} s+120,${-h * 0.46} s+136,${-h * 0.14} s+60,40 s+110,120 s+20,220`
  const inside = arch.replaceAll(/,(-?[\d.]+)/g, (_, y: string) => `,${Number(y) + 12}`)
  const drape = s.both(
    (half) =>
      veil(half, 's-24,40 s+26,110 s-4,190 s+40,b', 's-18,44 s+36,114 s+6,194 s+50,b', 62) +
      half.blade('s+4,180 s+70,230 s+90,b', 50, tint(color, 0.4)),
  )
  return { back: getFlag(options, 'arch', true) ? veil(s, arch, inside, 76) : '', main: drape }
}

/** `cord` is the color of the belt cord. It also adds the tufts of a hunting robe. */
const courtRobe: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#fbf8f2')
  const cord = findText(options, 'cord')
  const s = sketchTorso(canvas, figure.build)
  const body =
    base(canvas, figure, {
      neck: 'high',
      color,
      growth: 6,
      pattern: options['pattern'] ?? null,
      shadow: options['shadow'] ?? null,
    }).main ?? ''
  const collar = s.cloth(
    '-n-20,-54! -n-10,-16 0,0 n+10,-16 n+20,-54! n+34,-44! n+24,-2 0,20 -n-24,-2 -n-34,-44!',
    tint(color, 0.3),
    { lineWidth: 2.6 },
  )
  const flap = s.cloth('n+22,-6! .5s,30 .56s,b! -.1s,b! 0,16!', color, {
    pattern: addPattern(canvas, options),
    lineWidth: 2.4,
    shades: ['.3s,20! .6s,30! .6s,b! .4s,b!'],
  })
  const sleeves = s.both((half) =>
    half.cloth('s-44,-10! s+10,8 s+60,90 s+110,230 s+116,b! s-30,b! s-40,150 s-36,70!', color, {
      pattern: addPattern(canvas, options),
      gradient: '0,0 0,280',
      folds: ['s-20,60 s+10,150 s+20,b', 's+20,60 s+60,180 s+70,b'],
    }),
  )
  const tufts = cord
    ? [
        [-0.5, 60],
        [-0.5, 150],
        [0.28, 60],
        [0.28, 150],
      ]
        .map(([x = 0, y = 0]) =>
          Array.from({ length: 9 }, (_, index) =>
            s.stroke(
              `${x}s,${y} ${x}s${formatSigned(Math.cos(index * 0.7) * 17)},${(y + Math.sin(index * 0.7) * 17).toFixed(1)}`,
              7,
              cord,
              { profile: 'even' },
            ),
          ).join(''),
        )
        .join('') +
      s.cord('n+24,6 n+40,60 n+16,110', 6, cord) +
      s.cord('n+24,6 n+70,40 n+64,96', 6, cord)
    : ''
  return { main: body + flap + sleeves + collar + tufts }
}

const tigerPelt: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#f0a828')
  const s = sketchTorso(canvas, build)
  const stripes = Array.from({ length: 16 }, (_, index) => {
    const [x, y] = [-0.9 + (index % 4) * 0.46, 20 + Math.floor(index / 4) * 66 + (index % 2) * 24]
    return s.stroke(`${x}s,${y} ${x + 0.14}s,${y + 22} ${x + 0.3}s,${y + 10}`, 20, '#2a1a18', { profile: 'both' })
  })
  const pelt = s.cloth(
    '-n-10,-30! -.62s,-26 -s-18,20 -s-24,90! -.7s,100 -.3s,150 .3s,170 .8s,150! .9s,b! -.9s,b! -.96s,140! -s-20,150!',
    color,
    { extra: stripes.join('') },
  )
  const rope = Array.from({ length: 15 }, (_, index) => {
    const u = index / 7 - 1
    return s.inked(
      `${u}s-14,${214 - u * u * 14} ${u}s,${196 - u * u * 14} ${u}s+14,${210 - u * u * 14} ${u}s,${230 - u * u * 14}`,
      index % 2 ? '#f4efe4' : '#d8cdb4',
      3,
    )
  })
  return { main: pelt + rope.join('') }
}

const turtleShell: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#7a8a3a')
  const rim = getColor(options, 'edge', '#c8a860')
  const s = sketchTorso(canvas, build)
  const plates: readonly (readonly [number, number, number])[] = [
    [-70, -76, 50],
    [70, -76, 50],
    [-164, -40, 56],
    [164, -40, 56],
    [-214, 60, 56],
    [214, 60, 56],
    [-186, 160, 56],
    [186, 160, 56],
  ]
  const scutes = plates.map(([x, y, r]) => {
    const corners = Array.from(
      { length: 6 },
      (_, index) =>
        `${(x + Math.cos((index * Math.PI) / 3) * r).toFixed(1)},${(y + Math.sin((index * Math.PI) / 3) * r * 0.9).toFixed(1)}`,
    )
    return (
      s.inked(`/${corners.join(' ')}`, tint(color, 0.5), 6, toInk(color)) +
      s.oval(x - r * 0.2, y - r * 0.3, r * 0.34, r * 0.2, tint(color, 0.9))
    )
  })
  const line =
    '-s-70,230 -s-126,150 -s-138,50 -s-106,-48 -s-34,-110 0,-136 s+34,-110 s+106,-48 s+138,50 s+126,150 s+70,230'
  const dome = s.cloth(`${line.replace(' ', '! ')}! 0,230`, color, {
    extra: scutes.join(''),
    shades: ['.6s,-180! s+120,-60 s+130,190! s+50,190! s+70,-10'],
  })
  const knobs = samplePath(s.points(line), 15).map(([x, y], index) =>
    s.place(
      x,
      y - build.shoulderY,
      new Sketch(canvas).inked('-27,10 -20,-14 0,-22 20,-14 27,10', rim, 4),
      1,
      -98 + index * 13.1,
    ),
  )
  const edge = s.trim(line, 24, rim)
  const straps = s.both((half) => half.cord('.5s,-22 .62s,60 .6s,170', 17, getColor(options, 'strap', '#a8502e')))
  return { back: knobs.join('') + dome + edge, main: straps }
}

const strawSkirt: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#d8b45e')
  const s = sketchTorso(canvas, build)
  const blades = [0, 1].flatMap((row) =>
    Array.from({ length: 19 }, (_, index) => {
      const u = index / 9 - 1
      return s.blade(
        `${u}s,${150 + row * 10} ${u * 1.06}s,${200 + row * 14} ${u * 1.16}s,b+10`,
        30,
        (index + row) % 2 ? color : tint(color, 0.3),
        'strand',
      )
    }),
  )
  return { main: blades.join('') + s.trim('-.98s,150 0,164 .98s,150', 15, shade(color, 0.9)) }
}

const finSleeves: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#f0503a')
  const main = sketchTorso(canvas, build).both(
    (half) =>
      half.cloth(
        's-30,20! s+60,-60! s+70,-20 s+124,0! s+110,40 s+150,84! s+116,110 s+130,170! s+60,160 s-10,120!',
        tint(color, 0.3),
        {
          folds: [
            '3.4 flat | s-14,50 s+56,-46',
            '3.4 flat | s-8,66 s+112,4',
            '3.4 flat | s-4,84 s+136,84',
            '3.4 flat | s-4,100 s+116,154',
          ],
        },
      ) + half.trim('s-34,24 s-10,60 s-14,122', 13, GOLD),
  )
  return { main }
}

const bellCollar: OutfitPiece = (canvas, { build }, options) => {
  const s = sketchTorso(canvas, build)
  const bell =
    s.disc(0, 26, 25, GOLD, toInk(GOLD), 4) +
    s.trim('-24,22 0,28 24,22', 6, shade(GOLD, 0.6)) +
    s.disc(0, 38, 5.5, toInk(GOLD)) +
    s.stroke('0,40 0,50', 4, toInk(GOLD), { profile: 'even' }) +
    s.oval(-9, 12, 5, 4, '#fff')
  return { main: s.trim('-n-16,-40 -n+2,-12 0,0 n-2,-12 n+16,-40', 20, getColor(options, 'color', '#d8282e')) + bell }
}

const waveCollar: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#2a5a9a')
  const s = sketchTorso(canvas, build)
  const crest = (half: Sketch, x: number, y: number, size: number) => {
    const at = (dx: number, dy: number) => `${x + dx * size},${y + dy * size}`
    return (
      half.cloth(
        `${at(-120, 180)}! ${at(-70, 20)} ${at(0, -90)} ${at(70, -110)} ${at(116, -70)} ${at(110, -24)}! ${at(84, -54)} ${at(50, -40)} ${at(50, 20)} ${at(90, 90)} ${at(130, 180)}!`,
        color,
        { folds: [`${at(-60, 100)} ${at(-10, -20)} ${at(50, -70)}`, `${at(-20, 140)} ${at(10, 20)} ${at(40, -30)}`] },
      ) +
      half.stroke(`${at(-80, 40)} ${at(0, -92)} ${at(70, -112)} ${at(116, -68)}`, 17 * size, '#eef8ff', {
        profile: 'tail',
      }) +
      [
        [118, -30],
        [100, -6],
        [128, -54],
        [138, -10],
      ]
        .map(([dx = 0, dy = 0]) => half.disc(x + dx * size, y + dy * size, 8 * size, '#eef8ff', toInk(color), 2.4))
        .join('')
    )
  }
  return {
    back: s.both((half) => crest(half, build.shoulder * 0.86, -40, 1.1) + crest(half, build.shoulder * 0.5, 30, 0.9)),
  }
}

export const YAMATO_OUTFIT: OutfitTable = {
  hagoromo,
  'court-robe': courtRobe,
  'tiger-pelt': tigerPelt,
  'turtle-shell': turtleShell,
  'straw-skirt': strawSkirt,
  'fin-sleeves': finSleeves,
  'bell-collar': bellCollar,
  'wave-collar': waveCollar,
}
