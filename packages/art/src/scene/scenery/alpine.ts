import { tint, shade } from '../../draw/color.ts'
import { drawFlower, drawSmallFlower } from '../../draw/plants.ts'
import { element, type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../draw/sketch.ts'
import { createWidePart, formatPoint, type SceneryTable, createPart, repeat } from './part.ts'

export const ALPS: SceneryTable = {
  peaks: createWidePart({ color: '#8a9ac0', accent: '#fff4ee', y: 520, tall: 300, amount: 4 }, (canvas, part) => {
    const s = new Sketch(canvas)
    const { width } = part.picture
    return repeat(part.amount, (index) => {
      const x = ((index + 0.5) / part.amount) * width + (part.random() - 0.5) * 60
      const tall = part.tall * (0.66 + part.random() * 0.44)
      const half = (width / part.amount) * (0.8 + part.random() * 0.3)
      const top = part.y - tall
      const rock = s.fill(
        `/${formatPoint(x - half, part.y + 10)} ${formatPoint(x - half * 0.4, top + tall * 0.46)} ${formatPoint(x - half * 0.22, top + tall * 0.3)} ${formatPoint(x, top)} ${formatPoint(x + half * 0.2, top + tall * 0.24)} ${formatPoint(x + half * 0.5, top + tall * 0.56)} ${formatPoint(x + half, part.y + 10)}`,
        part.color,
      )
      const dark = s.fill(
        `/${formatPoint(x, top)} ${formatPoint(x + half * 0.2, top + tall * 0.24)} ${formatPoint(x + half * 0.5, top + tall * 0.56)} ${formatPoint(x + half, part.y + 10)} ${formatPoint(x + half * 0.1, part.y + 10)} ${formatPoint(x + half * 0.12, top + tall * 0.5)} ${formatPoint(x - half * 0.04, top + tall * 0.3)}`,
        shade(part.color, 1.3),
        0.7,
      )
      const snow = s.fill(
        `/${formatPoint(x, top)} ${formatPoint(x + half * 0.2, top + tall * 0.24)} ${formatPoint(x + half * 0.3, top + tall * 0.36)} ${formatPoint(x + half * 0.12, top + tall * 0.3)} ${formatPoint(x + half * 0.04, top + tall * 0.44)} ${formatPoint(x - half * 0.08, top + tall * 0.32)} ${formatPoint(x - half * 0.2, top + tall * 0.46)} ${formatPoint(x - half * 0.22, top + tall * 0.3)}`,
        part.accent,
      )
      return rock + dark + snow
    })
  }),

  'hay-bed': createPart({ color: '#e8c35a', accent: '#f4ecd8', third: '#8a5a34', shadow: 240 }, (s, part) => {
    const heap = s.cloth('-270,0! -250,-90 -170,-150 -60,-130 60,-120 180,-100 256,-50 280,0!', part.color, {
      shades: ['-260,0! -100,-40 120,-40 280,0!'],
    })
    const straws = repeat(90, () => {
      const x = -250 + part.random() * 510
      const y = -10 - part.random() * 100 * (1 - Math.abs(x) / 330)
      const lean = (part.random() - 0.5) * 70
      return s.stroke(
        `${formatPoint(x, y)} ${formatPoint(x + lean * 0.6, y - 16)} ${formatPoint(x + lean, y - 18 - part.random() * 16)}`,
        4,
        part.random() < 0.5 ? tint(part.color, 0.7) : shade(part.color, 1),
      )
    })
    const sheet = s.cloth('-120,-128! 0,-132 140,-112 236,-64! 270,10! 120,20 -60,14! -110,-60', part.accent, {
      folds: ['-80,-110 -40,-60 -50,0', '20,-120 60,-60 60,8', '130,-104 170,-50 190,4'],
      shades: ['60,-120! 240,-70 270,20! 140,20! 160,-50'],
    })
    const pillow = s.cloth('-230,-104 -190,-168 -100,-176 -60,-130 -110,-92 -190,-88', '#ffffff', {
      shade: '#cfc9e0',
      folds: ['-200,-120 -150,-130 -100,-120'],
    })
    return heap + straws + sheet + pillow
  }),
  loft: createWidePart({ color: '#7a5030', accent: '#c89a5a', y: 600 }, (canvas, part) => {
    const s = new Sketch(canvas)
    const { width, height } = part.picture
    const back = element('rect', {
      width,
      height,
      fill: canvas.linearGradient([0, 0, 0, height], [0, shade(part.color, 1.2)], [1, part.color]),
    })
    const boards = repeat(14, (index) =>
      s.stroke(`${(index / 13) * width},0 ${(index / 13) * width},${part.y}`, 4, shade(part.color, 2), {
        profile: 'even',
        opacity: 0.6,
      }),
    )
    const slope = (side: number): Svg =>
      s.fill(
        side < 0
          ? `/0,0 ${width * 0.42},0 0,${part.y * 0.8}`
          : `/${width},0 ${width * 0.58},0 ${width},${part.y * 0.8}`,
        shade(part.color, 1.7),
      )
    const beams = [
      s.rod([0, part.y * 0.8], [width * 0.44, -10], 34, part.accent),
      s.rod([width, part.y * 0.8], [width * 0.56, -10], 34, part.accent),
      s.rod([-10, 86], [width + 10, 86], 30, part.accent),
    ]
    const floor = element('rect', { y: part.y, width, height: height - part.y, fill: shade(part.color, 0.5) })
    const planks = repeat(6, (index) =>
      s.stroke(`0,${part.y + index * 38} ${width},${part.y + index * 38}`, 4, shade(part.color, 2), {
        profile: 'even',
        opacity: 0.7,
      }),
    )
    return back + boards + slope(-1) + slope(1) + beams.join('') + floor + planks
  }),
  'round-window': createPart({ color: '#8a5a34', accent: '#1f3a86', size: 120, third: '#ffffff' }, (s, part) => {
    const sky = s.canvas.radialGradient([0, 20, part.size], [0, tint(part.accent, 1.2)], [1, part.accent])
    const stars = repeat(16, () => {
      const [angle, reach] = [part.random() * 6.3, Math.sqrt(part.random()) * part.size * 0.86]
      return s.disc(Math.cos(angle) * reach, Math.sin(angle) * reach * 0.8 - 10, 2 + part.random() * 3, part.third)
    })
    const r = part.size
    const hills = s.clipped(
      `${-r},0 0,${-r} ${r},0 0,${r}`,
      s.fill(
        `/${-r},${r} ${-r},${r * 0.4} ${-r * 0.4},${-r * 0.2} ${-r * 0.1},${r * 0.3} ${r * 0.36},${-r * 0.06} ${r},${r * 0.6} ${r},${r}`,
        shade(part.accent, 0.6),
      ) + s.fill(`/${-r * 0.4},${-r * 0.2} ${-r * 0.5},${r * 0.02} ${-r * 0.3},${r * 0.04}`, part.third, 0.8),
    )
    return (
      s.disc(0, 0, r, sky) +
      stars +
      hills +
      s.ring(0, 0, r + 6, 26, part.color) +
      s.stroke(`0,${-r} 0,${r}`, 11, part.color, { profile: 'even' }) +
      s.stroke(`${-r},0 ${r},0`, 11, part.color, { profile: 'even' })
    )
  }),

  'alpine-meadow': createWidePart({ color: '#6aa84a', y: 640, amount: 46 }, (_, part) => {
    const { width, height } = part.picture
    const tones = ['#e84a7a', '#3a5ad8', '#f4b82a', '#ffffff', '#e84a7a']
    return repeat(part.amount, (index) => {
      const depth = part.random()
      const [x, y] = [part.random() * width, part.y + depth * (height - part.y)]
      if (index % 5 === 3) return drawFlower(x, y, 7 + depth * 13, '#ffffff', 'edelweiss')
      return drawSmallFlower(x, y, 7 + depth * 13, tones[index % 5] ?? '#ffffff')
    })
  }),
}
