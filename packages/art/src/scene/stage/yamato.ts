import { ink, light, mix, shade } from '../../draw/color.ts'
import { element } from '../../draw/svg.ts'
import { Sketch } from '../../props/sketch.ts'
import { across, type StageTable, standing, times } from './part.ts'

const GOLD = '#e8c04e'

/** Groves, bridges, halls and gates of Japan. */
export const YAMATO: StageTable = {
  'bamboo-grove': across({ color: '#5f9a5a', y: 800, amount: 12 }, (canvas, look) => {
    const s = new Sketch(canvas)
    const { width, height } = look.picture
    const top = height + 60
    return times(look.amount, (index) => {
      const x = ((index + 0.2 + look.random() * 0.6) / look.amount) * width
      const w = (9 + look.random() * 14) * look.scale
      const c = mix(look.color, index % 3 ? '#2f5a4a' : '#a8c878', look.random() * 0.4)
      const lean = (look.random() - 0.5) * 60
      const joints = times(Math.ceil(top / 104), (joint) =>
        s.trim(
          `${x + lean * (joint / 9) - w * 0.6},${look.y - joint * 104} ${x + lean * (joint / 9) + w * 0.6},${look.y - joint * 104}`,
          5,
          light(c, 0.5),
        ),
      )
      const leaves = times(6, () => {
        const y = look.y - 260 - look.random() * (top - 340)
        const way = look.random() > 0.5 ? 1 : -1
        return s.blade(`${x},${y} ${x + way * 40},${y + 6} ${x + way * 92},${y + 38}`, 15, light(c, 0.1))
      })
      return (
        s.stroke(`${x},${look.y} ${x + lean * 0.5},${look.y - top / 2} ${x + lean},${look.y - top}`, w + 4, ink(c), {
          profile: 'even',
        }) +
        s.stroke(`${x},${look.y} ${x + lean * 0.5},${look.y - top / 2} ${x + lean},${look.y - top}`, w, c, {
          profile: 'even',
        }) +
        joints +
        leaves
      )
    })
  }),
  veranda: across({ color: '#a8703e', accent: '#7a4a2a', y: 640 }, (canvas, look) => {
    const s = new Sketch(canvas)
    const { width, height } = look.picture
    const boards = times(9, (index) =>
      s.stroke(
        `0,${look.y + 26 + index * index * 3} ${width},${look.y + 26 + index * index * 3}`,
        3,
        shade(look.color, 1.2),
        { profile: 'even', opacity: 0.8 },
      ),
    )
    const floor = element('rect', { x: 0, y: look.y, width, height: height - look.y, fill: look.color })
    const posts = times(
      5,
      (index) =>
        s.rod([index * (width / 4), look.y - 90], [index * (width / 4), look.y + 10], 15, '#c8402e') +
        s.disc(index * (width / 4), look.y - 100, 11, GOLD, ink(GOLD), 3),
    )
    const rail =
      s.cord(`-10,${look.y - 78} ${width + 10},${look.y - 78}`, 13, '#d8482e') +
      s.cord(`-10,${look.y - 34} ${width + 10},${look.y - 34}`, 9, '#d8482e')
    return floor + boards + s.trim(`-10,${look.y + 4} ${width + 10},${look.y + 4}`, 15, look.accent) + rail + posts
  }),
  'bridge-rail': across({ color: '#d8482e', y: 760 }, (canvas, look) => {
    const s = new Sketch(canvas)
    const { width } = look.picture
    const posts = times(5, (index) => {
      const x = index * (width / 4)
      const cap = `${x - 20},${look.y - 96}! ${x - 25},${look.y - 122} ${x},${look.y - 166}! ${x + 25},${look.y - 122} ${x + 20},${look.y - 96}!`
      return s.rod([x, look.y - 96], [x, look.y + 90], 32, look.color) + s.inked(cap, GOLD, 4)
    })
    return (
      s.cord(`-20,${look.y - 66} ${width + 20},${look.y - 66}`, 20, look.color) +
      s.cord(`-20,${look.y + 6} ${width + 20},${look.y + 6}`, 15, look.color) +
      posts
    )
  }),
  byobu: standing({ color: '#e8c86a', accent: '#3f7a4a', third: '#d8486a', shadow: 150 }, (s, look) =>
    times(4, (panel) => {
      const [x, d] = [-170 + panel * 85, panel % 2 ? 16 : -16]
      return (
        s.cloth(
          `/${x},${d * 0.4} ${x},${-270 + d} ${x + 85},${-270 - d} ${x + 85},${-d * 0.4}`,
          panel % 2 ? shade(look.color, 0.4) : look.color,
          { lineWidth: 2.6 },
        ) +
        s.blade(`${x + 10},${-40 + d} ${x + 40},-110 ${x + 70},-190`, 22, look.accent) +
        s.disc(x + 40, -190 + d, 15, look.third) +
        s.blade(`${x + 60},-30 ${x + 44},-70 ${x + 30},-120`, 18, light(look.accent, 0.2)) +
        s.fill(`${x + 6},-238 ${x + 40},-250 ${x + 80},-236 ${x + 40},-226`, light(look.color, 0.8), 0.8)
      )
    }),
  ),
  'arched-bridge': standing({ color: '#c8402e', accent: '#8a5a3a' }, (s, look) => {
    const arc = (y: number) => `-420,${y + 70} -210,${y + 4} 0,${y - 18} 210,${y + 4} 420,${y + 70}`
    const planks = times(27, (index) => {
      const x = -416 + index * 32
      const y = (x / 420) ** 2 * 86 - 30
      return s.stroke(`${x},${y} ${x - 4},${y + 34}`, 4, shade(look.accent, 1.2), { profile: 'even' })
    })
    const post = (x: number) => {
      const y = (x / 420) ** 2 * 88 - 18
      return (
        s.cloth(`/${x - 13},${y + 20} ${x - 12},${y - 118} ${x + 12},${y - 118} ${x + 13},${y + 20}`, look.color, {
          lineWidth: 2.6,
        }) +
        s.inked(
          `${x - 14},${y - 118}! ${x - 18},${y - 136} ${x},${y - 168}! ${x + 18},${y - 136} ${x + 14},${y - 118}!`,
          GOLD,
          3,
        )
      )
    }
    return (
      s.both((half) => half.cord('140,40 150,190', 20, look.accent) + half.cord('300,60 320,210', 20, look.accent)) +
      s.cloth(`${arc(-12)}! ${arc(34).split(' ').toReversed().join(' ')}`, look.accent, { lineWidth: 3 }) +
      planks +
      s.cord(arc(-60), 11, look.color) +
      s.cord(arc(-104), 14, look.color) +
      times(5, (index) => post(-400 + index * 200))
    )
  }),
  pagoda: standing(
    { color: '#b8432e', accent: '#3a4658' },
    (s, look) =>
      times(4, (level) => {
        const [y, w] = [-level * 106, 150 - level * 24]
        return (
          s.cloth(
            `/${-w * 0.66},${y} ${-w * 0.62},${y - 70} ${w * 0.62},${y - 70} ${w * 0.66},${y}`,
            level ? light('#f0e4cc', 0.1) : '#f0e4cc',
            { lineWidth: 2.4 },
          ) +
          [-0.5, -0.17, 0.17, 0.5]
            .map((share) => s.stroke(`${share * w},${y} ${share * w},${y - 70}`, 8, look.color, { profile: 'even' }))
            .join('') +
          s.cloth(
            `${-w - 34},${y - 62}! ${-w * 0.6},${y - 84} 0,${y - 116} ${w * 0.6},${y - 84} ${w + 34},${y - 62}! ${w * 0.5},${y - 66} 0,${y - 62} ${-w * 0.5},${y - 66}`,
            look.accent,
            { lineWidth: 2.6 },
          )
        )
      }) +
      s.rod([0, -440], [0, -520], 7, GOLD) +
      s.disc(0, -524, 8, GOLD, ink(GOLD), 2),
  ),
  'stone-lantern': standing(
    { color: '#8a90a0', accent: '#ffd88a', shadow: 60 },
    (s, look) =>
      s.cloth('/-50,0 -36,-24 36,-24 50,0', look.color, { lineWidth: 2.6 }) +
      s.cloth('-18,-24! -14,-120 -18,-130! 18,-130! 14,-120 18,-24!', look.color, { lineWidth: 2.6 }) +
      s.cloth('/-44,-130 44,-130 38,-196 -38,-196', look.color, { lineWidth: 2.6 }) +
      s.inked('/-20,-140 20,-140 20,-186 -20,-186', look.accent, 3) +
      s.cloth('-74,-190! -40,-216 0,-250 40,-216 74,-190! 0,-204', shade(look.color, 0.4), {
        lineWidth: 2.6,
        gradient: '0,-250 0,-190',
      }) +
      s.disc(0, -256, 12, look.color, ink(look.color), 3),
  ),
}
