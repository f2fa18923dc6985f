import { toRadians } from '../draw/geometry.ts'
import type { Canvas } from '../draw/canvas.ts'
import { type Color, toInk, tint, shade } from '../draw/color.ts'
import type { Svg } from '../draw/svg.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { Sketch } from '../draw/sketch.ts'
import { sketchTorso } from './torso.ts'

const oysterCollar: OutfitPiece = (canvas, { build }, options) => {
  const shell = getColor(options, 'color', '#d8e0ee')
  const pearl = getColor(options, 'pearl', '#fff6ee')
  const sketch = sketchTorso(canvas, build)
  const one = (angle: number, scale: number) =>
    sketch.place(
      Math.sin(angle) * (build.shoulder * 0.72),
      -4 + Math.cos(angle) * 54,
      drawOyster(canvas, shell),
      scale,
      (-angle * 180) / Math.PI,
    )
  const row = [-1.5, 1.5, -1.16, 1.16, -0.8, 0.8, -0.42, 0.42, 0].map((angle) => one(angle, 0.86))
  const pearls = [-72, -48, -24, 0, 24, 48, 72].map((x) =>
    sketch.gem(x * 0.8, 2 + (72 - Math.abs(x)) * 0.42 - 8, 9, pearl),
  )
  return { main: row.join('') + pearls.join('') }
}

function drawOyster(canvas: Canvas, color: Color): Svg {
  const s = new Sketch(canvas)
  return (
    s.cloth('-16,-30! -52,0 -62,48 -40,74 -14,66 0,82 16,68 42,74 62,46 50,0 16,-30!', color, {
      shades: ['10,-30! 60,0 64,60 20,80! 26,30'],
      folds: ['-8,-24 -30,20 -36,64', '-2,-24 -8,20 -10,62', '4,-24 12,20 16,64', '10,-24 34,20 40,64'],
    }) + s.stroke('-40,40 -20,52 0,56 22,52 44,38', 4, tint(color, 0.9), { opacity: 0.8 })
  )
}

const icicleCollar: OutfitPiece = (canvas, { build }, options) => {
  const ice = getColor(options, 'color', '#c8e8fa')
  const reach = getNumber(options, 'reach', 1)
  const sketch = sketchTorso(canvas, build)
  const spikes = [-78, -60, -42, 42, 60, 78].map((degrees, index) => {
    const angle = toRadians(degrees)
    const long = (250 - Math.abs(Math.abs(degrees) - 60) * 2) * reach
    const at = (r: number, shift: number) =>
      `${Math.sin(angle) * r + Math.cos(angle) * shift},${-20 - Math.cos(angle) * r + Math.sin(angle) * shift}`
    return (
      sketch.inked(`/${at(60, -26)} ${at(long, 0)} ${at(60, 26)}`, index % 2 ? ice : tint(ice, 0.4), 4.4, '#5a86b8') +
      sketch.fill(`/${at(70, -14)} ${at(long - 20, -1)} ${at(70, 2)}`, '#ffffff', 0.8) +
      sketch.fill(`/${at(70, 12)} ${at(long - 40, 2)} ${at(70, 22)}`, shade(ice, 1.1), 0.7)
    )
  })
  return { collarBack: spikes.join('') }
}

const boneShawl: OutfitPiece = (canvas, { build }, options) => {
  const bone = getColor(options, 'color', '#e4dcc6')
  const cloth = getColor(options, 'cloth', '#2c3f4a')
  const sketch = sketchTorso(canvas, build)
  const back = sketch.both((half) =>
    ['.5s,10 s+10,-60 s+66,-120', '.6s,30 s+40,-20 s+110,-50', '.7s,60 s+60,40 s+130,30']
      .map((line) => half.cord(line, 18, bone, 'out'))
      .join(''),
  )
  const drape = sketch.cloth(
    '-n-16,-38! -.7s,-16 -s-20,60 -s-30,200 -.8s,250! -.4s,190 0,230! .4s,190 .8s,250! s+30,200 s+20,60 .7s,-16 n+16,-38! 0,30',
    cloth,
    {
      shades: ['.3s,0! s+40,60 s+40,260! .5s,260! .6s,140'],
      folds: [
        '-.5s,20 -.6s,110 -.7s,210',
        '.5s,20 .6s,110 .7s,210',
        '-.2s,60 -.3s,130 -.3s,180',
        '.2s,60 .3s,130 .3s,180',
      ],
    },
  )
  const ribs = sketch.both((half) =>
    [0, 1, 2, 3]
      .map((row) => half.cord(`10,${34 + row * 38} .4s,${20 + row * 40} .8s,${50 + row * 44}`, 15 - row, bone, 'out'))
      .join(''),
  )
  const spine = [0, 1, 2, 3, 4].map(
    (row) =>
      sketch.disc(0, 30 + row * 38, 13, bone, toInk(bone), 3) + sketch.disc(-3, 27 + row * 38, 4, tint(bone, 0.8)),
  )
  return { back, main: drape + ribs + spine.join('') }
}

export const SEA_AND_SNOW: OutfitTable = {
  'oyster-collar': oysterCollar,
  'icicle-collar': icicleCollar,
  'bone-shawl': boneShawl,
}
