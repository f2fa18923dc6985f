import { toInk, tint, shade } from '../draw/color.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { Sketch } from '../draw/sketch.ts'
import { drawBandShadow, sketchHead, clipToHair } from './head.ts'

const GOLD = '#f2c23e'
const BAND = '-146,44 -118+.2t,20 -88+.5t,8 -44+.8t,0 .9t,-1 44+.8t,0 88+.5t,8 118+.2t,20 146,44'

const goldenFillet: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', GOLD)
  const y = getNumber(options, 'y', -74)
  const head = sketchHead(canvas, figure, 0, y)
  const front = sketchHead(canvas, figure, 0.9, y)
  const curls = front.both((half) => half.cord('4,4 26,-6 42,-30 30,-50 12,-42 14,-26 26,-28', 13, color))
  return {
    front:
      clipToHair(
        figure,
        drawBandShadow(head, BAND, 22) + head.trim(BAND, 24, color) + head.trim(BAND, 5, shade(color, 0.9)),
      ) +
      curls +
      front.gem(0, 2, 12, '#e2483a', { setting: color }),
  }
}

const pheasantPlumes: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#c8742e')
  const bar = getColor(options, 'bar', '#4a2418')
  const gold = getColor(options, 'gold', GOLD)
  const sketch = sketchHead(canvas, figure, 0.3)
  const spread = getNumber(options, 'spread', 1)
  const spine: ReadonlyArray<readonly [number, number]> = [
    [34, -170],
    [66, -262],
    [128, -318],
    [206, -300],
    [262, -214],
    [276, -104],
  ]
  const line = spine.map(([x, y]) => `${34 + (x - 34) * spread},${y}`).join(' ')
  const plumes = sketch.both((half) => {
    const bars = spine.slice(1, 5).flatMap(([x, y], index) => {
      const [nx, ny] = spine[index + 2] ?? [x, y]
      return [0.1, 0.55].map((share) => {
        const [px, py] = [34 + (x + (nx - x) * share - 34) * spread, y + (ny - y) * share]
        const length = Math.hypot(nx - x, ny - y)
        const [ax, ay] = [(-(ny - y) / length) * 11, ((nx - x) / length) * 11]
        return half.stroke(`${px - ax},${py - ay} ${px + 3},${py + 3} ${px + ax},${py + ay}`, 7, bar)
      })
    })
    return (
      half.blade(line, 36, color, 'taper') +
      half.stroke(line, 4, tint(color, 0.9), { profile: 'out', steps: 30 }) +
      bars.join('')
    )
  })
  const cups = sketch.both(
    (half) =>
      half.metal('20,-186! 34,-200 52,-188! 48,-150! 26,-146!', gold, { gradient: '20,0 52,0' }) +
      half.disc(36, -142, 17, '#d8322e', toInk('#d8322e')),
  )
  return { back: plumes, front: cups }
}

const fiveLeafCrown: HeadgearPiece = (canvas, figure, options) => {
  const gold = getColor(options, 'color', GOLD)
  const panel = getColor(options, 'panel', '#c8302a')
  const y = getNumber(options, 'y', -96)
  const sketch = sketchHead(canvas, figure, 0.6, y)
  const leaf = (s: Sketch, x: number, h: number, w: number, gem: string) =>
    s.metal(
      `${x - w * 0.7},4! ${x - w},${-h * 0.46} ${x - w * 0.6},${-h * 0.74} ${x},${-h}! ${x + w * 0.6},${-h * 0.74} ${x + w},${-h * 0.46} ${x + w * 0.7},4!`,
      gold,
      {
        gradient: `${x - w},${-h} ${x + w},0`,
      },
    ) +
    s.inked(
      `${x - w * 0.42},-8! ${x - w * 0.64},${-h * 0.44} ${x},${-h * 0.8}! ${x + w * 0.64},${-h * 0.44} ${x + w * 0.42},-8!`,
      panel,
      2.6,
      toInk(gold),
    ) +
    s.gem(x, -h * 0.42, w * 0.3, gem, { setting: gold })
  const rim = '-112,38 -84,18 -40,5 0,2 40,5 84,18 112,38'
  const ribbons = sketch.both(
    (half) =>
      half.blade('106,36 128,110 120,180', 26, panel, 'taper') +
      half.blade('108,38 144,100 144,154', 20, tint(panel, 0.3), 'taper'),
  )
  return {
    back: ribbons,
    front:
      sketch.both((half) => half.place(86, 20, leaf(new Sketch(half.canvas), 0, 84, 27, '#3aa0c8'), 1, 14)) +
      sketch.both((half) => half.place(47, 8, leaf(new Sketch(half.canvas), 0, 104, 29, '#4fa65a'), 1, 7)) +
      leaf(sketch, 0, 128, 32, '#f4f0ff') +
      sketch.trim(rim, 18, gold) +
      [-90, -46, 0, 46, 90].map((x) => sketch.gem(x * 0.94, 4 + (x / 112) ** 2 * 26, 6, '#e2483a')).join(''),
  }
}

const moonBand: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#e8d8a0')
  const y = getNumber(options, 'y', -86)
  const head = sketchHead(canvas, figure, 0, y)
  const front = sketchHead(canvas, figure, 0.8, y)
  const moon = (x: number, dy: number, r: number) =>
    front.metal(
      `${x - r},${dy - r}! ${x - r * 0.8},${dy + r * 0.5} ${x},${dy + r} ${x + r * 0.8},${dy + r * 0.5} ${x + r},${dy - r}! ${x + r * 0.4},${dy} ${x},${dy + r * 0.24} ${x - r * 0.4},${dy}`,
      color,
      {
        gradient: `${x - r},${dy - r} ${x + r},${dy + r}`,
      },
    )
  return {
    front:
      clipToHair(figure, drawBandShadow(head, BAND, 18) + head.trim(BAND, 18, color)) +
      [-78, 78].map((x) => moon(x, 2, 18)).join('') +
      [-42, 42].map((x) => moon(x, -8, 23)).join('') +
      moon(0, -26, 46) +
      front.gem(0, -38, 12, '#e2483a', { setting: color }),
  }
}

const lotusCrown: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#f48aa8')
  const sketch = sketchHead(canvas, figure, 0.5, getNumber(options, 'y', -158))
  const petal = (reach: number, height: number, width: number, tone: string) =>
    sketch.both((half) =>
      half.blade(`${reach * 0.2},16 ${reach * 0.8},${-height * 0.4} ${reach},${-height}`, width, tone),
    )
  return {
    front:
      petal(62, 30, 30, shade(color, 0.5)) +
      petal(48, 56, 34, color) +
      petal(26, 76, 34, tint(color, 0.3)) +
      sketch.blade('0,18 -2,-34 0,-88', 40, tint(color, 0.7)) +
      sketch.metal('-44,8! 0,-4 44,8! 36,32 0,40 -36,32', getColor(options, 'gold', GOLD), {
        gradient: '-34,0 34,0',
      }) +
      sketch.gem(0, 18, 9, '#3fae8a'),
  }
}

const phoenixPins: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', GOLD)
  const gem = getColor(options, 'gem', '#e2483a')
  const sketch = sketchHead(canvas, figure, 0.3, getNumber(options, 'y', -128))
  const bird = sketch.both((half) => {
    const tail = ['104,-10 150,-70 176,-150', '106,-2 170,-40 226,-104', '106,8 178,-6 252,-38'].map((line, index) =>
      half.blade(line, 30 - index * 3, index % 2 ? tint(color, 0.3) : color),
    )
    const eyes = [
      [170, -128],
      [214, -90],
      [238, -32],
    ].map(([x = 0, y = 0]) => half.gem(x, y, 7, gem))
    const body = half.metal('70,2! 84,-22 116,-22 134,0 112,20 84,18', color, { gradient: '70,-20 130,20' })
    const head =
      half.cord('80,-4 62,-26 54,-48', 14, color) +
      half.disc(52, -52, 11, color, toInk(color)) +
      half.fill('/44,-52 28,-44 46,-42', '#e2483a')
    const pearls = [0, 1, 2, 3, 4].map((i) => half.gem(112, 34 + i * 20, 7, i === 4 ? gem : '#fff7ea'))
    return (
      half.stroke('112,16 112,116', 3, color, { profile: 'even' }) +
      tail.join('') +
      eyes.join('') +
      body +
      head +
      pearls.join('')
    )
  })
  return { front: bird }
}

export const PILGRIM_CROWNS: HeadgearTable = {
  'golden-fillet': goldenFillet,
  'pheasant-plumes': pheasantPlumes,
  'five-leaf-crown': fiveLeafCrown,
  'moon-band': moonBand,
  'lotus-crown': lotusCrown,
  'phoenix-pins': phoenixPins,
}
