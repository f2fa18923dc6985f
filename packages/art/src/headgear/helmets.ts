import { drawFoldLine } from '../draw/cloth.ts'
import { type Color, shade, tint, toInk } from '../draw/color.ts'
import { lerp, type Point, toLoop, toRadians, markEnds } from '../draw/geometry.ts'
import { drawFeather } from '../draw/plants.ts'
import { drawMetal } from '../draw/metal.ts'
import { brush } from '../draw/stroke.ts'
import { Sketch } from '../draw/sketch.ts'
import { group, path, type Svg } from '../draw/svg.ts'
import { getColor } from '../figure/options.ts'
import type { Figure, HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { findText, getText } from '../props/options.ts'
import { drawSideWing } from './bands.ts'
import { sketchHead } from './head.ts'
import { type Ring } from './round-frame.ts'
import { RoundHat } from './round-hat.ts'

const SKULL: readonly Ring[] = [
  [0, 130],
  [46, 130],
  [92, 112],
  [124, 74],
  [138, 30],
]

/** Draws a bowl that fits the skull: seen a little from below, so that its rim rises over the forehead. */
function drawBowl(hat: RoundHat, color: Color): Svg {
  const ridge = hat.rib(SKULL, hat.middle)
  const shine = hat.rib(SKULL, -48).slice(1)
  return hat.drawMetalWall(
    SKULL,
    color,
    path(brush(shine, 15, 'both'), '#ffffff', { opacity: 0.6 }) +
      path(brush(ridge, 12, 'flat'), shade(color, 1.2), { opacity: 0.6 }) +
      path(
        brush(
          ridge.map(([x, y]): Point => [x - 4, y]),
          4,
          'flat',
        ),
        tint(color, 1),
        { opacity: 0.8 },
      ),
  )
}

/** Draws the plates that hang from the helmet in front of the ears. */
function drawCheekPlates(figure: Figure, sketch: Sketch, color: Color, trim: Color): Svg {
  const low = figure.build.chin - 48
  return sketch.both(
    (half) =>
      half.metal(`100,-70! 134,-74! 136,-20 130,${low - 60} 104,${low}! 92,${low - 30} 100,${low - 70} 98,-20`, color, {
        gradient: `92,-60 140,${low}`,
      }) + half.trim(`100,-68 98,-20 100,${low - 70} 92,${low - 30} 104,${low}`, 5, trim),
  )
}

/** `crest` is `fan`, `tall` or `none`. The helmet leaves the face free. */
const openHelm: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#e2b13c')
  const trim = tint(color, 0.4)
  const plume = getColor(options, 'plume', '#c8283a')
  const gem = findText(options, 'gem')
  const hat = new RoundHat(canvas, figure, { y: -76, dip: -0.15 })
  const sketch = sketchHead(canvas, figure, 0.3)
  const front = sketchHead(canvas, figure, 0.9, -116)
  const crest = getText(options, 'crest', 'fan')
  const brow = hat.arc([0, 131])
  const visor = markEnds([...hat.arc([26, 132], -80, 80)])
  const frontlet = drawMetal(canvas, toLoop([...visor, ...markEnds(hat.arc([-2, 132], -80, 80).toReversed())]), trim, {
    gradient: [-120, -100, 130, -60],
  })
  const peak =
    front.metal('-52,8! -30,-14 0,-58! 30,-14 52,8! 0,22', color, { gradient: '-40,-40 40,20' }) +
    front.both((half) => half.stroke('46,4 24,-8 14,-26 4,-20 10,-10', 4, shade(color, 1.4))) +
    (gem ? front.gem(0, -8, 10, gem, { setting: trim }) : '')
  return {
    back:
      crest === 'fan' ? drawFanCrest(hat, plume, color) : crest === 'tall' ? drawTallCrest(sketch, plume, color) : '',
    front:
      drawCheekPlates(figure, sketch, color, trim) +
      hat.place(
        drawBowl(hat, color),
        frontlet,
        path(brush(brow, 7, 'flat'), toInk(color)),
        path(brush(brow, 4, 'flat'), trim),
      ) +
      peak +
      (options['wings'] ? sketchHead(canvas, figure, 0.3, -104).both((half) => drawSideWing(half, '#f4f6ff')) : ''),
    hidesCap: true,
  }
}

/** Draws a crest of horsehair from ear to ear, above a curved holder. */
function drawFanCrest(hat: RoundHat, plume: Color, metal: Color): Svg {
  const [x, y] = hat.center
  const at = (radius: number, degrees: number): Point => {
    const angle = toRadians(degrees - 90)
    return [x + Math.cos(angle) * radius, y - 10 + Math.sin(angle) * radius]
  }
  const steps = Array.from({ length: 15 }, (_, index) => lerp(-84, 84, index / 14))
  const tall = (degrees: number) => 186 - Math.abs(degrees) * 0.16
  const fan = toLoop([
    ...markEnds(steps.map((degrees, index) => at(tall(degrees) + (index % 2 ? 4 : -3), degrees))),
    ...markEnds(steps.map((degrees) => at(130, degrees)).toReversed()),
  ])
  const hairs = Array.from({ length: 46 }, (_, index) => {
    const degrees = lerp(-83, 83, index / 45)
    const line = [at(128, degrees), at(156, degrees + 1), at(tall(degrees) - ((index * 7) % 5) * 4, degrees + 2)]
    const tone = index % 3 === 0 ? tint(plume, 0.5) : index % 3 === 1 ? toInk(plume) : shade(plume, 1.2)
    return path(brush(line, index % 3 ? 2.4 : 7, 'tail', 8), tone, { opacity: 0.65 })
  })
  return (
    path(fan, plume, { stroke: toInk(plume), 'stroke-width': 5, 'stroke-linejoin': 'round' }) +
    group({ 'clip-path': hat.canvas.clip(fan) }, hairs) +
    path(
      brush(
        steps.map((degrees) => at(134, degrees)),
        14,
        'flat',
      ),
      toInk(metal),
    ) +
    path(
      brush(
        steps.map((degrees) => at(134, degrees)),
        10,
        'flat',
      ),
      shade(metal, 0.3),
    )
  )
}

/** Draws a crest of horsehair from the forehead to the nape, seen from the front. */
function drawTallCrest(sketch: Sketch, plume: Color, metal: Color): Svg {
  const hairs = [-30, -22, -14, -6, 2, 10, 18, 26].map((x, index) =>
    sketch.stroke(
      `${x * 0.7},-196 ${x * 1.1},-248 ${x * 0.9},${-312 + Math.abs(x)}`,
      index % 2 ? 6 : 9,
      index % 3 ? shade(plume, 1.3) : tint(plume, 0.6),
      { profile: 'tail', opacity: 0.8 },
    ),
  )
  return (
    sketch.cloth(
      '-24,-196! -42,-240 -40,-282! -28,-290 -22,-306! -8,-304 2,-318! 12,-304 24,-306! 30,-288 42,-280! 42,-240 24,-196!',
      plume,
      {
        extra: hairs.join(''),
        shades: ['12,-320! 46,-300 46,-230 26,-190! 10,-190! 22,-250'],
      },
    ) + sketch.metal('-28,-192! -34,-226! 34,-226! 28,-192!', metal, { gradient: '-34,0 34,0' })
  )
}

/** A knight's helmet with its visor pushed up over the forehead. */
const visorHelm: HeadgearPiece = (canvas, figure, options) => {
  const steel = getColor(options, 'color', '#c3cfe2')
  const gold = getColor(options, 'trim', '#e6bd55')
  const plume = getColor(options, 'plume', '#ffffff')
  const hat = new RoundHat(canvas, figure, { y: -74, dip: -0.16 })
  const sketch = sketchHead(canvas, figure, 0.3)
  const visor = { low: [28, 134], high: [96, 128] } as const
  const onVisor = (share: number, degrees: number): Point =>
    hat.at(lerp(visor.low[0], visor.high[0], share), lerp(visor.low[1], visor.high[1], share), hat.middle + degrees)
  const low = hat.arc(visor.low, -88, 88)
  const high = hat.arc(visor.high, -80, 80)
  const slit = (from: number, to: number) =>
    path(
      toLoop([
        ...markEnds([0, 0.33, 0.66, 1].map((u) => onVisor(0.7, lerp(from, to, u)))),
        ...markEnds([1, 0.66, 0.33, 0].map((u) => onVisor(0.58, lerp(from, to, u)))),
      ]),
      '#2a2c40',
    )
  const breaths = [12, 26, 40].flatMap((degrees) => [0.18, 0.36].map((share) => onVisor(share, degrees)))
  const [x, y] = hat.center
  const plate = drawMetal(canvas, toLoop([...markEnds(high), ...markEnds(low.toReversed())]), tint(steel, 0.3), {
    gradient: [x - 134, y - 80, x + 134, y - 40],
    extra:
      path(brush([onVisor(0, 0), onVisor(1, 0)], 7, 'flat'), shade(steel, 1), { opacity: 0.6 }) +
      path(brush([onVisor(0.1, -54), onVisor(0.9, -50)], 14, 'both'), '#ffffff', { opacity: 0.7 }),
  })
  const plumes = [
    '0,-206 -40,-256 -110,-262 -168,-190',
    '4,-206 -30,-240 -96,-226 -150,-140',
    '6,-206 10,-262 -50,-288 -112,-262',
  ].map((line, index) =>
    drawFeather(sketch.on(figure.turn >= 0 ? 1 : -1).points(line), 52, index % 2 ? plume : shade(plume, 0.4)),
  )
  return {
    back: plumes.join(''),
    front:
      drawCheekPlates(figure, sketch, steel, gold) +
      hat.place(
        drawBowl(hat, steel),
        drawFoldLine(hat.arc([26, 132]), toInk(steel), { width: 12, profile: 'both', opacity: 0.3 }),
        plate,
        slit(-46, -6),
        slit(6, 46),
        ...breaths.map(([bx, by]) => new Sketch(canvas).disc(bx, by, 4, '#2a2c40')),
        path(brush(high, 6, 'flat'), gold),
        path(brush(low, 6, 'flat'), gold),
        hat.drawCord([-2, 131], 7, gold),
      ) +
      sketch.both((half) => half.disc(124, -84, 13, gold, toInk(gold), 3) + half.disc(124, -84, 5, tint(gold, 1))),
    hidesCap: true,
  }
}

export const HELMETS: HeadgearTable = {
  'crested-helm': (canvas, figure, options) =>
    openHelm(canvas, figure, { color: '#d8a83a', plume: '#3e6fb8', ...options }),
  corinth: openHelm,
  'dark-helm': (canvas, figure, options) =>
    openHelm(canvas, figure, { color: '#4a4660', plume: '#2a2440', crest: 'tall', gem: '#9a7af0', ...options }),
  'visor-helm': visorHelm,
}
