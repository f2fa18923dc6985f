import { bow } from '../../draw/bow.ts'
import { ink, light, mix, shade } from '../../draw/color.ts'
import { star } from '../../draw/plants.ts'
import { path, type Svg } from '../../draw/svg.ts'
import type { Sketch } from '../../props/sketch.ts'
import { type Look, spot, type StageTable, standing, times } from './part.ts'

const BAUBLES = ['#e8344a', '#f2c84a', '#5a9ae8', '#c86ad8', '#fff6e0']
const WRAPPINGS = ['#c8344a', '#3f6ab0', '#3f8a5a', '#b06ac0']

/** The parlour on Christmas Eve and the land behind the wardrobe sleeve. */
export const CHRISTMAS: StageTable = {
  'christmas-tree': standing({ color: '#2f6a48', accent: '#ffd86a', third: '#e8344a', shadow: 130 }, (s, look) =>
    christmasTree(s, look),
  ),
  presents: standing({ amount: 4, shadow: 120 }, (s, look) =>
    times(look.amount, (index) => {
      const [x, w, h] = [-110 + index * 72, 78 + (index % 2) * 26, 60 + ((index * 31) % 50)]
      const tone = WRAPPINGS[index % 4] ?? '#c8344a'
      const tie = index % 2 ? '#fff2d0' : '#f2c84a'
      return (
        s.cloth(`${x - w / 2},4! ${x - w / 2},${-h}! ${x + w / 2},${-h}! ${x + w / 2},4!`, tone, {
          shades: [`${x + w * 0.14},4! ${x + w * 0.2},${-h}! ${x + w},${-h}! ${x + w},4!`],
        }) +
        s.stroke(`${x},4 ${x},${-h}`, 13, tie, { profile: 'even' }) +
        s.stroke(`${x - w / 2},${-h * 0.46} ${x + w / 2},${-h * 0.46}`, 11, tie, { profile: 'even' }) +
        bow(x, -h - 6, 0.55, tie)
      )
    }),
  ),
  /** Wooden soldiers in a row, muskets at the shoulder. */
  'toy-soldiers': standing({ color: '#c8344a', accent: '#3a4a8a', amount: 4, size: 62, shadow: 110 }, (s, look) =>
    times(look.amount, (index) =>
      s.place((index - (look.amount - 1) / 2) * look.size, (index % 2) * 5, toySoldier(s, look)),
    ),
  ),
  'candy-cane': standing({ color: '#e8446a', tall: 300 }, (s, look) => {
    const h = look.tall
    const bow = (index: number) => {
      const angle = Math.PI * (1 - index / 7)
      return [52 + Math.cos(angle) * 52, -h * 0.82 - Math.sin(angle) * 56, angle] as const
    }
    const arch = times(8, (index) => ` ${spot(bow(index)[0], bow(index)[1])}`)
    const stripes = times(9, (index) => {
      const y = -h * 0.09 * index - 14
      return s.stroke(`-15,${y + 8} 15,${y - 8}`, 11, look.color, { profile: 'even' })
    })
    const rays = times(6, (index) => {
      const [x, y, angle] = bow(index + 1)
      const [dx, dy] = [Math.cos(angle - 0.35) * 15, -Math.sin(angle - 0.35) * 15]
      return s.stroke(`${spot(x - dx, y - dy)} ${spot(x + dx, y + dy)}`, 11, look.color, { profile: 'even' })
    })
    return s.cord(`0,8 0,${-h * 0.4} 0,${-h * 0.76}${arch} 104,${-h * 0.7}`, 30, '#fff8f8') + stripes + rays
  }),
  /** The palace of marzipan, its domes of sugar plums. */
  'candy-palace': standing({ color: '#ffd8e8', accent: '#a86ad8', third: '#fff8fc' }, (s, look) => {
    const tower = (x: number, w: number, h: number, tone: string): Svg =>
      s.cloth(`${x - w / 2},0! ${x - w / 2},${-h}! ${x + w / 2},${-h}! ${x + w / 2},0!`, look.color, {
        shades: [`${x + w * 0.1},0! ${x + w * 0.1},${-h}! ${x + w},${-h}! ${x + w},0!`],
      }) +
      times(Math.floor(h / 54), (index) =>
        s.stroke(
          `${x - w / 2},${-20 - index * 54} ${x + w / 2},${-40 - index * 54}`,
          9,
          mix(look.color, look.accent, 0.4),
          { profile: 'even', opacity: 0.7 },
        ),
      ) +
      s.inked(
        `${x - w * 0.18},${-h * 0.4} ${x - w * 0.18},${-h * 0.62} ${x},${-h * 0.7} ${x + w * 0.18},${-h * 0.62} ${x + w * 0.18},${-h * 0.4}`,
        '#fff2a8',
        3,
      ) +
      s.cloth(
        `${x - w * 0.62},${-h + 6}! ${x - w * 0.74},${-h - w * 0.5} ${x - w * 0.3},${-h - w * 0.86} ${x},${-h - w * 1.3}! ${x + w * 0.3},${-h - w * 0.86} ${x + w * 0.74},${-h - w * 0.5} ${x + w * 0.62},${-h + 6}!`,
        tone,
        {
          lights: [
            `${x - w * 0.5},${-h - w * 0.4}! ${x - w * 0.3},${-h - w * 0.7} ${x - w * 0.16},${-h - w * 0.66}! ${x - w * 0.34},${-h - w * 0.2}`,
          ],
        },
      ) +
      times(5, (index) => s.disc(x - w * 0.56 + index * w * 0.28, -h + 8, w * 0.15, look.third, '#d8a8c4', 2.4)) +
      s.disc(x, -h - w * 1.34, w * 0.13, '#ffd24a', ink('#ffd24a'), 2.4)
    const gate =
      s.inked('-62,0! -62,-110 0,-168 62,-110 62,0!', look.third, 6, '#c86a9a') +
      s.fill('-40,0! -40,-100 0,-140 40,-100 40,0!', look.accent, 0.7)
    return (
      tower(-230, 86, 190, '#ff8ab8') +
      tower(230, 86, 200, '#8ac8f0') +
      tower(-124, 100, 290, '#8ad8b8') +
      tower(128, 100, 280, '#f4b84a') +
      tower(0, 160, 360, look.accent) +
      gate
    )
  }),
  /** An arch of candied fruit and barley sugar. */
  'candy-arch': standing({ color: '#ff9ac0', accent: '#fff8fc', size: 330, tall: 560 }, (s, look) => {
    const at = (share: number, grow = 0) => {
      const angle = Math.PI * (1 - share)
      return spot(Math.cos(angle) * (look.size + grow), -look.tall * 0.42 - Math.sin(angle) * (look.tall * 0.58 + grow))
    }
    const curve = Array.from({ length: 15 }, (_, index) => at(index / 14)).join(' ')
    const line = `${-look.size},10 ${curve} ${look.size},10`
    const fruit = times(15, (index) => {
      const [x = '0', y = '0'] = at(index / 14).split(',')
      const tone = ['#e8344a', '#f2a83a', '#8a3aa8', '#7ac84a', '#ffd24a'][index % 5] ?? '#e8344a'
      return (
        s.disc(Number(x), Number(y), 30, tone, ink(tone), 4) +
        s.disc(Number(x) - 9, Number(y) - 10, 8, '#ffffff') +
        s.blade(
          `${x},${Number(y) - 26} ${Number(x) + 14},${Number(y) - 44} ${Number(x) + 30},${Number(y) - 46}`,
          14,
          '#5aa84a',
        )
      )
    })
    const stripes = [-1, 1]
      .map((side) =>
        times(6, (index) =>
          s.stroke(
            `${side * look.size - 24},${-10 - index * 40} ${side * look.size + 24},${-32 - index * 40}`,
            15,
            look.color,
            { profile: 'even' },
          ),
        ),
      )
      .join('')
    return s.cord(line, 48, look.accent) + stripes + fruit
  }),
  /** A celesta: a small keyboard in a case that sounds of bells. */
  celesta: standing({ color: '#f4d8e8', accent: '#e8bd55', shadow: 150 }, (s, look) => {
    const keys =
      times(14, (index) =>
        s.inked(
          `/${-130 + index * 18.4},-118 ${-113 + index * 18.4},-118 ${-110 + index * 18.4},-92 ${-128 + index * 18.4},-92`,
          '#fffdf8',
          2,
        ),
      ) +
      times(13, (index) =>
        index % 7 === 2 || index % 7 === 6
          ? ''
          : s.fill(
              `/${-117 + index * 18.4},-118 ${-107 + index * 18.4},-118 ${-106 + index * 18.4},-103 ${-116 + index * 18.4},-103`,
              '#2a2030',
            ),
      )
    const body = s.cloth('-150,0! -150,-92! 150,-92! 150,0!', look.color, {
      shades: ['60,-92! 160,-92! 160,0! 90,0!'],
      folds: ['3 both | -120,-70 120,-70', '3 both | -120,-20 120,-20'],
    })
    const top = s.cloth('-158,-120! -158,-220! -120,-252 0,-262 120,-252 158,-220! 158,-120!', look.color, {
      shades: ['70,-260! 170,-220 170,-120! 100,-120!'],
    })
    const bars = times(9, (index) =>
      s.metal(
        `${-112 + index * 26},-140! ${-94 + index * 26},-140! ${-94 + index * 26},${-230 + Math.abs(index - 4) * 9}! ${-112 + index * 26},${-230 + Math.abs(index - 4) * 9}!`,
        look.accent,
      ),
    )
    return (
      top +
      bars +
      body +
      s.cloth('-156,-92! -150,-122! 150,-122! 156,-92!', shade(look.color, 0.6)) +
      keys +
      s.both((half) => half.cord('136,0 136,16', 14, look.accent))
    )
  }),
}

function christmasTree(s: Sketch, look: Look): Svg {
  const tiers = [0, 1, 2, 3, 4].map((row) => {
    const [top, half] = [-80 - row * 86, 190 - row * 33]
    const rim = Array.from({ length: 9 }, (_, index) =>
      spot(half - (index / 8) * half * 2, top + (index % 2 ? 26 : 2) - Math.abs(index - 4) * -4),
    ).join('! ')
    return s.cloth(
      `0,${top - 132}! ${half},${top}! ${rim}! ${-half},${top}!`,
      row % 2 ? light(look.color, 0.14) : look.color,
      { shades: [`${half * 0.1},${top - 120}! ${half},${top}! ${half},${top + 40}! ${half * 0.24},${top + 40}!`] },
    )
  })
  const baubles = times(26, (index) => {
    const row = index % 5
    const half = (150 - row * 28) * 0.86
    const [x, y] = [(((index * 37) % 100) / 50 - 1) * half, -92 - row * 86 + ((index * 23) % 24)]
    const tone = BAUBLES[index % 5] ?? '#e8344a'
    return s.disc(x, y, 10, tone, ink(tone), 2.4) + s.disc(x - 3, y - 3, 3, '#ffffff')
  })
  const lights = times(20, (index) => {
    const row = index % 5
    const x = (((index * 61) % 100) / 50 - 1) * (160 - row * 30)
    const y = -112 - row * 86
    return (
      s.rod([x, y], [x, y - 18], 6, '#fff6e8') +
      s.fill(`${x},${y - 40}! ${x + 6},${y - 26} ${x},${y - 19} ${x - 6},${y - 26}`, look.accent) +
      s.disc(x, y - 28, 20, 'rgba(255,220,120,.3)')
    )
  })
  const garlands = [0, 1, 2, 3]
    .map((row) =>
      s.stroke(
        `${-160 + row * 32},${-104 - row * 86} 0,${-72 - row * 86} ${160 - row * 32},${-110 - row * 86}`,
        7,
        row % 2 ? look.third : look.accent,
        { profile: 'even' },
      ),
    )
    .join('')
  const pot =
    s.cloth('-60,0! -50,-70! 50,-70! 60,0!', '#8a4a2a', { shades: ['10,-70! 70,-70! 70,0! 24,0!'] }) +
    s.trim('-52,-60 0,-54 52,-60', 9, look.accent)
  return (
    pot +
    tiers.join('') +
    garlands +
    lights +
    baubles +
    path(star(0, -560, 46, { points: 5, waist: 0.44 }), look.accent, { stroke: ink(look.accent), 'stroke-width': 4 })
  )
}

function toySoldier(s: Sketch, look: Look): Svg {
  const own = s.on(1)
  return (
    own.inked('/-22,0 22,0 18,8 -18,8', '#3f8a5a', 3) +
    own.cloth('-15,0! -15,-44! 15,-44! 15,0!', '#fbf6ee', { lineWidth: 2.2, shades: ['3,-44! 16,-44! 16,0! 5,0!'] }) +
    own.cloth('-20,-42! -18,-96! 18,-96! 20,-42!', look.color, {
      lineWidth: 2.2,
      shades: ['4,-96! 24,-96! 24,-42! 6,-42!'],
    }) +
    own.stroke('-17,-92 16,-46', 5, '#ffffff', { profile: 'even' }) +
    own.stroke('17,-92 -16,-46', 5, '#ffffff', { profile: 'even' }) +
    own.disc(0, -110, 17, '#f4c8a0', ink('#f4c8a0'), 2.4) +
    own.disc(-6, -110, 2, '#2a1a20') +
    own.disc(6, -110, 2, '#2a1a20') +
    own.disc(-9, -104, 3.4, '#f08a7a') +
    own.disc(9, -104, 3.4, '#f08a7a') +
    own.cloth('-17,-116! -15,-162! 15,-162! 17,-116!', look.accent, { lineWidth: 2.2 }) +
    own.disc(0, -140, 5, '#f2c84a') +
    own.rod([25, -30], [25, -170], 5, '#8a6a4a')
  )
}
