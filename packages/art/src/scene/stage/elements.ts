import { ink, light, mix, shade } from '../../draw/colour.ts'
import type { Point } from '../../draw/geometry.ts'
import { smoothPath } from '../../draw/geometry.ts'
import { element, group, path, type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../props/sketch.ts'
import { across, around, fillDown, spot, type StageTable, standing, times } from './part.ts'

const EMBERS = ['#ff5a1a', '#ff9a2a', '#ffd04a', '#fff6c8']

/** Fire, water and stone. */
export const ELEMENTS: StageTable = {
  flame: standing({ colour: '#ff7a2a', size: 60, tall: 130 }, (s, look) => {
    const glow = s.canvas.radialGradient(
      [
        [0, look.colour, 0.7],
        [0.4, look.colour, 0.25],
        [1, look.colour, 0],
      ],
      0,
      -look.tall / 2,
      look.tall * 1.6,
    )
    return (
      element('circle', { cy: -look.tall / 2, r: look.tall * 1.6, fill: glow, style: 'mix-blend-mode:screen' }) +
      tongue(s, 0, look.size, look.tall, look.colour) +
      tongue(s, 0, look.size * 0.66, look.tall * 0.7, light(look.colour, 0.9)) +
      tongue(s, 0, look.size * 0.34, look.tall * 0.42, '#fff6c8')
    )
  }),
  'flame-wall': across({ colour: '#ff7a2a', y: 760, tall: 320, amount: 13 }, (canvas, look) => {
    const s = new Sketch(canvas)
    const row = (tone: string, share: number, shift: number) =>
      times(look.amount, (index) => {
        const x = ((index + shift) / (look.amount - 1)) * look.picture.width
        return s.place(
          x,
          look.y,
          tongue(
            s,
            0,
            (look.picture.width / look.amount) * 0.9 * share + 20,
            look.tall * share * (0.7 + look.random() * 0.5),
            tone,
          ),
        )
      })
    const embers = times(40, () =>
      s.disc(
        look.random() * look.picture.width,
        look.y - look.random() * look.tall * 1.6,
        1.5 + look.random() * 3.5,
        EMBERS[Math.floor(look.random() * 4)] ?? '#ffd04a',
      ),
    )
    return (
      group({ opacity: 0.75 }, row(shade(look.colour, 0.7), 1.1, 0.5)) +
      row(look.colour, 0.85, 0) +
      row(light(look.colour, 0.8), 0.56, 0.4) +
      row('#fff0a8', 0.32, 0.1) +
      fillDown(look, look.colour, look.y) +
      embers
    )
  }),
  campfire: standing({ colour: '#ff8a2a', accent: '#5a3826', shadow: 100 }, (s, look) => {
    const glow = s.canvas.radialGradient(
      [
        [0, look.colour, 0.8],
        [0.35, look.colour, 0.28],
        [1, look.colour, 0],
      ],
      0,
      -60,
      380,
    )
    const stones = times(9, (index) =>
      s.inked(
        `${-104 + index * 26 - 15},6 ${-104 + index * 26 - 10},-14 ${-104 + index * 26 + 9},-16 ${-104 + index * 26 + 15},6`,
        mix('#6a6474', '#8a8494', (index % 3) / 2),
        2.4,
      ),
    )
    const logs =
      s.rod([-90, -6], [60, -44], 20, look.accent) +
      s.rod([90, -6], [-60, -44], 20, light(look.accent, 0.2)) +
      s.rod([-30, -2], [34, -60], 18, shade(look.accent, 0.4))
    const fire =
      tongue(s, -34, 50, 110, look.colour) +
      tongue(s, 36, 50, 96, look.colour) +
      tongue(s, 0, 70, 170, look.colour) +
      tongue(s, -12, 44, 110, light(look.colour, 0.8)) +
      tongue(s, 18, 36, 90, light(look.colour, 0.8)) +
      tongue(s, 2, 26, 64, '#fff6c8')
    return (
      logs +
      fire +
      stones +
      element('circle', { cy: -60, r: 380, fill: glow, style: 'mix-blend-mode:screen' }) +
      times(14, () =>
        s.disc((look.random() - 0.5) * 130, -100 - look.random() * 170, 1.5 + look.random() * 3, '#ffd04a'),
      )
    )
  }),
  splash: standing({ colour: '#8ad0f0', size: 150 }, (s, look) => {
    const r = look.size
    const arm = (index: number) => {
      const angle = -Math.PI * (0.06 + (index / 8) * 0.88)
      const reach = r * (0.8 + look.random() * 0.7)
      return s.blade(
        `${around(0, 0, angle, r * 0.15)} ${around(0, 0, angle + 0.12, reach * 0.6)} ${around(0, 0, angle - 0.1, reach)}`,
        r * 0.34,
        mix(look.colour, '#ffffff', look.random() * 0.35),
        'lock',
      )
    }
    const drop = () => {
      const angle = -Math.PI * look.random()
      const [x, y] = [Math.cos(angle) * r * (1 + look.random()), Math.sin(angle) * r * (0.9 + look.random() * 0.7)]
      const k = 5 + look.random() * 9
      return (
        s.inked(
          `${x},${y - k * 1.5}! ${x + k},${y + k * 0.3} ${x},${y + k} ${x - k},${y + k * 0.3}`,
          mix(look.colour, '#ffffff', 0.3),
          2.4,
        ) + s.disc(x - k * 0.3, y + k * 0.1, k * 0.25, '#fff')
      )
    }
    const crown = s.inked(
      `${-r * 0.8},0 ${-r * 0.5},${-r * 0.3} 0,${-r * 0.2} ${r * 0.5},${-r * 0.32} ${r * 0.8},0 ${r * 0.3},${r * 0.14} ${-r * 0.3},${r * 0.14}`,
      look.colour,
      3,
    )
    return (
      times(9, arm) +
      crown +
      times(22, drop) +
      s.stroke(`${-r * 0.5},${-r * 0.1} 0,${r * 0.02} ${r * 0.5},${-r * 0.1}`, 6, '#fff')
    )
  }),
  waterfall: standing({ colour: '#a8d0e0', size: 140, tall: 560, y: 760 }, (s, look) => {
    const { size: w, tall: h } = look
    const fill = s.canvas.linearGradient(
      [
        [0, light(look.colour, 0.9)],
        [0.5, look.colour],
        [1, light(look.colour, 1.2)],
      ],
      0,
      -h,
      0,
      0,
    )
    const threads = times(26, () => {
      const x = (look.random() - 0.5) * w * 1.9
      const from = -h * (0.4 + look.random() * 0.6)
      return s.stroke(
        `${x * 0.8},${from} ${x},${from * 0.5} ${x * 1.1},${from * 0.2}`,
        3 + look.random() * 8,
        look.random() < 0.6 ? '#ffffff' : shade(look.colour, 0.8),
        { opacity: 0.6 },
      )
    })
    const mist = times(14, () =>
      s.disc((look.random() - 0.5) * w * 3, -look.random() * 60, 26 + look.random() * 40, '#ffffff'),
    )
    return (
      path(
        s.shape(
          `${-w * 0.8},${-h}! ${w * 0.8},${-h}! ${w * 0.9},${-h * 0.5} ${w * 1.15},0! ${-w * 1.15},0! ${-w * 0.9},${-h * 0.5}`,
        ),
        fill,
      ) +
      threads +
      group({ opacity: 0.5, filter: s.canvas.blur(9) }, mist)
    )
  }),
  rock: standing({ colour: '#5a5a6a', size: 100, tall: 110, shadow: 100 }, (s, look) => {
    const { size: w, tall: h } = look
    return s.cloth(
      `${-w},4! ${-w * 0.9},${-h * 0.4}! ${-w * 0.5},${-h * 0.84}! ${-w * 0.1},${-h}! ${w * 0.4},${-h * 0.8}! ${w * 0.86},${-h * 0.4}! ${w},4! ${w * 0.3},10 ${-w * 0.4},8`,
      look.colour,
      {
        lineWidth: 2.6,
        shades: [
          `/${w * 0.1},10 ${w * 0.2},${-h * 0.5} ${-w * 0.1},${-h} ${w * 0.4},${-h * 0.8} ${w},${-h * 0.4} ${w * 1.1},10`,
        ],
        lights: [`/${-w * 0.84},${-h * 0.4} ${-w * 0.5},${-h * 0.84} ${-w * 0.12},${-h} ${-w * 0.4},${-h * 0.6}`],
        folds: [
          `${-w * 0.4},${-h * 0.6} ${-w * 0.5},${-h * 0.2}`,
          `${w * 0.2},${-h * 0.5} ${w * 0.3},${-h * 0.1}`,
          `${-w * 0.7},${-h * 0.3} ${-w * 0.6},${-h * 0.1}`,
        ],
      },
    )
  }),
  cliff: standing({ colour: '#5a5a70', size: 240, tall: 500, y: 800 }, (s, look) => {
    const { size: w, tall: h } = look
    const ledge = (index: number) => {
      const y = -h + 50 + index * 62
      return (
        s.stroke(
          `${-w * 0.2 + look.random() * 40},${y} ${w * 0.2},${y + 22} ${w * 0.6 + index * 8},${y + 10}`,
          7,
          shade(look.colour, 1),
          { opacity: 0.8 },
        ) +
        s.stroke(`${-w * 0.1},${y - 6} ${w * 0.2},${y + 12} ${w * 0.5},${y + 3}`, 4, light(look.colour, 0.6), {
          opacity: 0.6,
        })
      )
    }
    return (
      s.cloth(
        `${-w},20! ${-w},${-h * 0.9}! ${-w * 0.4},${-h}! ${w * 0.4},${-h * 0.96}! ${w * 0.62},${-h * 0.8}! ${w * 0.5},${-h * 0.5}! ${w * 0.8},${-h * 0.3}! ${w},20!`,
        look.colour,
        {
          lineWidth: 3,
          shades: [
            `/${w * 0.2},30 ${w * 0.1},${-h * 0.5} ${w * 0.3},${-h} ${w * 0.7},${-h * 0.8} ${w * 0.5},${-h * 0.5} ${w},30`,
          ],
          extra: times(7, ledge),
        },
      ) + s.stroke(`${-w},${-h * 0.9} ${-w * 0.4},${-h} ${w * 0.4},${-h * 0.96}`, 6, light(look.colour, 0.8))
    )
  }),
  cave: across({ colour: '#3a3048', accent: '#1a1426' }, (canvas, look) => {
    const s = new Sketch(canvas)
    const { width: w, height: h } = look.picture
    const rim = (inset: number, tone: string): Svg => {
      const points = Array.from({ length: 26 }, (_, index): Point => {
        const angle = Math.PI + (index / 25) * Math.PI
        const rough = 1 - inset + (look.random() - 0.5) * 0.07
        return [w / 2 + Math.cos(angle) * w * 0.56 * rough, h * 0.96 + Math.sin(angle) * h * 0.98 * rough, index % 2]
      })
      const hole = smoothPath(
        [[w / 2 + w * 0.56 * (1 - inset), h + 20, 1], [w / 2 - w * 0.56 * (1 - inset), h + 20, 1], ...points],
        true,
      )
      return path(`M-10 -10H${w + 10}V${h + 10}H-10Z${hole}`, tone, { 'fill-rule': 'evenodd' })
    }
    const spike = (index: number) => {
      const x = (index / 12) * w
      const drop = 60 + look.random() * 120
      return s.cloth(
        `${x - 34},-20! ${x - 12},${drop * 0.5} ${x},${drop}! ${x + 14},${drop * 0.4} ${x + 34},-20!`,
        look.colour,
        { lineWidth: 2.4, shades: [`${x},-20! ${x + 4},${drop}! ${x + 40},-20!`] },
      )
    }
    return rim(0.02, shade(look.colour, 0.5)) + times(13, spike) + group({ opacity: 0.9 }, rim(-0.12, look.accent))
  }),
  ripples: standing({ colour: '#ffffff', size: 140, amount: 4 }, (_, look) =>
    times(look.amount, (index) =>
      element('ellipse', {
        rx: look.size * (0.3 + index * 0.24),
        ry: look.size * (0.3 + index * 0.24) * 0.26,
        fill: 'none',
        stroke: look.colour,
        'stroke-width': 4 - index * 0.6,
        opacity: 0.7 - index * 0.12,
      }),
    ),
  ),
  island: standing(
    { colour: '#5a5a70', accent: '#4f7a4a', size: 200 },
    (s, look) =>
      s.cloth(
        `${-look.size},6! ${-look.size * 0.7},-50 ${-look.size * 0.3},-90! ${look.size * 0.1},-70 ${look.size * 0.4},-120! ${look.size * 0.8},-40 ${look.size},6!`,
        look.colour,
        { lineWidth: 2.4, shades: [`0,10! ${look.size * 0.4},-124! ${look.size * 1.1},10!`] },
      ) + s.stroke(`${-look.size},2 0,10 ${look.size},2`, 7, '#ffffff', { opacity: 0.7 }),
  ),
  bones: standing({ colour: '#efe6d4', tall: 380, size: 190 }, (s, look) => {
    const { size: w, tall: h } = look
    const rib = s.both(
      (side) =>
        side.cord(`${w},0 ${w * 1.12},${-h * 0.5} ${w * 0.7},${-h * 0.9} 10,${-h}`, 34, look.colour, 'flat') +
        side.cord(`${w * 1.4},0 ${w * 1.5},${-h * 0.4} ${w * 1.2},${-h * 0.7}`, 22, shade(look.colour, 0.4), 'out'),
    )
    const skull =
      s.cloth(
        `-50,${-h - 20} -44,${-h - 80} 0,${-h - 104} 44,${-h - 80} 50,${-h - 20} 24,${-h + 16} -24,${-h + 16}`,
        look.colour,
        { lineWidth: 3, shades: [`10,${-h - 110}! 60,${-h - 60} 50,${-h + 20}! 14,${-h + 20}!`] },
      ) +
      s.both((side) => side.oval(20, -h - 38, 13, 16, '#2a1a30') + side.disc(20, -h - 38, 4, '#8affd8')) +
      s.fill(`0,${-h - 22}! -7,${-h - 6}! 7,${-h - 6}!`, '#2a1a30') +
      times(6, (index) =>
        s.stroke(`${-15 + index * 6},${-h + 4} ${-15 + index * 6},${-h + 16}`, 2.4, ink(look.colour), {
          profile: 'flat',
        }),
      )
    const knobs = s.both(
      (side) =>
        side.disc(w - 10, -4, 20, look.colour, ink(look.colour), 3) +
        side.disc(w + 18, 0, 20, look.colour, ink(look.colour), 3),
    )
    return rib + knobs + skull
  }),
  shine: standing({ colour: '#fff6c8', size: 60 }, (_, look) =>
    path(
      `M0 ${-look.size}Q${look.size * 0.1} ${-look.size * 0.1} ${look.size} 0Q${look.size * 0.1} ${look.size * 0.1} 0 ${look.size}Q${-look.size * 0.1} ${look.size * 0.1} ${-look.size} 0Q${-look.size * 0.1} ${-look.size * 0.1} 0 ${-look.size}Z`,
      look.colour,
    ),
  ),
}

function tongue(s: Sketch, x: number, w: number, h: number, tone: string): Svg {
  return s.fill(
    `${spot(x - w * 0.5, 0)} ${spot(x - w * 0.56, -h * 0.3)} ${spot(x - w * 0.2, -h * 0.55)} ${spot(x - w * 0.12, -h * 0.78)} ${spot(x + w * 0.06, -h)}! ${spot(x + w * 0.2, -h * 0.66)} ${spot(x + w * 0.16, -h * 0.5)} ${spot(x + w * 0.4, -h * 0.62)}! ${spot(x + w * 0.54, -h * 0.26)} ${spot(x + w * 0.48, 0)} ${spot(x, h * 0.04)}`,
    tone,
  )
}
