import { light, shade } from '../../draw/color.ts'
import { element, path } from '../../draw/svg.ts'
import { type StageTable, standing, times } from './part.ts'

export const HEARTH: StageTable = {
  fireplace: standing({ color: '#8a7a74', accent: '#5a3a2a', third: '#ff8a2a', shadow: 200 }, (s, look) => {
    const glow = s.canvas.radialGradient(
      [
        [0, look.third, 0.8],
        [0.4, look.third, 0.3],
        [1, look.third, 0],
      ],
      0,
      -80,
      320,
    )
    const hole = path('M-110 0V-150A110 70 0 0 1 110 -150V0Z', '#1c1014')
    const brick = (index: number) =>
      element('rect', {
        x: -176 + (index % 8) * 45 + (Math.floor(index / 8) % 2 ? -18 : 0),
        y: -262 + Math.floor(index / 8) * 30,
        width: 40,
        height: 25,
        rx: 4,
        fill: index % 3 ? light(look.color, 0.2) : shade(look.color, 0.5),
        opacity: 0.8,
      })
    const wall = s.cloth('/-180,0 -180,-270 180,-270 180,0', look.color, { lineWidth: 3, extra: times(80, brick) })
    const tongue = (x: number, h: number, tone: string) =>
      s.fill(
        `${x - 30},-14 ${x - 24},${-h * 0.5} ${x - 4},${-h * 0.7} ${x + 4},${-h}! ${x + 16},${-h * 0.6} ${x + 30},${-h * 0.3} ${x + 28},-14`,
        tone,
      )
    const fire =
      tongue(-40, 96, '#ff6a2a') +
      tongue(38, 110, '#ff6a2a') +
      tongue(0, 138, look.third) +
      tongue(-16, 84, '#ffd04a') +
      tongue(22, 76, '#ffd04a') +
      tongue(4, 54, '#fff6c8')
    const logs = s.rod([-80, -12], [70, -20], 22, '#5a3826') + s.rod([-60, -24], [84, -8], 20, '#6a4630')
    const mantel = s.cloth('/-206,-262 -212,-292 212,-292 206,-262', look.accent, { lineWidth: 3 })
    return (
      wall +
      hole +
      logs +
      fire +
      element('circle', { cy: -80, r: 320, fill: glow, style: 'mix-blend-mode:screen' }) +
      mantel +
      s.cloth('/-190,14 -180,-4 180,-4 190,14', shade(look.color, 0.5), { lineWidth: 2.4 })
    )
  }),
  bookshelf: standing({ color: '#5a3a2a', size: 130, amount: 4, shadow: 130 }, (s, look) => {
    const { size: w } = look
    const tones = ['#7b2d26', '#2f5d50', '#c7a76c', '#3a4a7a', '#6a4a6a', '#a8845a']
    const shelf = (row: number) => {
      const y = -20 - row * 96
      const books = times(11, (index) => {
        const [bw, bh] = [(w * 1.84) / 11 - 2, 56 + look.random() * 26]
        const x = -w * 0.92 + index * ((w * 1.84) / 11)
        const tone = tones[(index + row * 2) % tones.length] ?? '#7b2d26'
        return s.cloth(`/${x},${y} ${x},${y - bh} ${x + bw},${y - bh} ${x + bw},${y}`, tone, {
          lineWidth: 1.3,
          folds: [
            `2 flat | ${x + 2},${y - bh + 12} ${x + bw - 2},${y - bh + 12}`,
            `2 flat | ${x + 2},${y - 12} ${x + bw - 2},${y - 12}`,
          ],
        })
      })
      return books + s.cloth(`/${-w},${y} ${w},${y} ${w},${y + 12} ${-w},${y + 12}`, look.color, { lineWidth: 2 })
    }
    const tall = 26 + look.amount * 96
    return (
      s.cloth(`/${-w - 12},0 ${-w - 12},${-tall} ${w + 12},${-tall} ${w + 12},0`, shade(look.color, 1.4), {
        lineWidth: 3,
      }) +
      times(look.amount, shelf) +
      s.cloth(`/${-w - 20},${-tall} ${w + 20},${-tall} ${w + 16},${-tall - 16} ${-w - 16},${-tall - 16}`, look.color, {
        lineWidth: 2.4,
      })
    )
  }),
  picture: standing({ color: '#c79a3c', accent: '#6a7a8a', size: 60 }, (s, look) => {
    const w = look.size
    const frame = s.metal(`/${-w},${-w * 1.3} ${w},${-w * 1.3} ${w},${w * 1.3} ${-w},${w * 1.3}`, look.color, {
      gradient: `${-w},${-w} ${w},${w}`,
    })
    const view = s.inked(
      `/${-w * 0.8},${-w * 1.1} ${w * 0.8},${-w * 1.1} ${w * 0.8},${w * 1.1} ${-w * 0.8},${w * 1.1}`,
      light(look.accent, 0.8),
      3,
    )
    const hill = s.clipped(
      `/${-w * 0.8},${-w * 1.1} ${w * 0.8},${-w * 1.1} ${w * 0.8},${w * 1.1} ${-w * 0.8},${w * 1.1}`,
      s.fill(
        `${-w},${w * 1.2}! ${-w},${w * 0.3} ${-w * 0.3},${-w * 0.2} ${w * 0.2},${w * 0.4} ${w},0 ${w},${w * 1.2}!`,
        look.accent,
      ) + s.disc(w * 0.36, -w * 0.6, w * 0.2, '#fff6d0'),
    )
    return (
      s.cord(`0,${-w * 1.7} ${-w * 0.5},${-w * 1.3}`, 2, '#4a3a2a') +
      s.cord(`0,${-w * 1.7} ${w * 0.5},${-w * 1.3}`, 2, '#4a3a2a') +
      frame +
      view +
      hill
    )
  }),
  lantern: standing({ color: '#3a3340', accent: '#ffc86a' }, (s, look) => {
    const glow = s.canvas.radialGradient(
      [
        [0, look.accent, 0.85],
        [0.35, look.accent, 0.3],
        [1, look.accent, 0],
      ],
      0,
      -50,
      170,
    )
    const glass =
      s.cloth('-26,-16! -34,-50 -26,-84! 26,-84! 34,-50 26,-16!', light(look.accent, 0.4), {
        line: look.color,
        lineWidth: 2.4,
      }) +
      s.fill('0,-76! 12,-50 6,-28 -6,-28 -12,-50', '#fff8d8') +
      s.stroke('-12,-84 -16,-50 -12,-16', 3, look.color, { profile: 'flat' }) +
      s.stroke('12,-84 16,-50 12,-16', 3, look.color, { profile: 'flat' })
    return (
      element('circle', { cy: -50, r: 170, fill: glow, style: 'mix-blend-mode:screen' }) +
      s.ring(0, -128, 15, 4, look.color) +
      glass +
      s.cloth('-40,-84! -24,-104 0,-114 24,-104 40,-84!', look.color, { lineWidth: 2 }) +
      s.cloth('/-36,-16 36,-16 30,0 -30,0', look.color, { lineWidth: 2 })
    )
  }),
  candles: standing({ color: '#f4ecd8', accent: '#ffc86a', third: '#c79a3c', amount: 3, shadow: 40 }, (s, look) => {
    const candle = (index: number) => {
      const x = (index - (look.amount - 1) / 2) * 44
      const h = 60 + ((index * 37) % 40)
      const glow = s.canvas.radialGradient(
        [
          [0, look.accent, 0.8],
          [0.4, look.accent, 0.25],
          [1, look.accent, 0],
        ],
        x,
        -h - 22,
        110,
      )
      return (
        s.cloth(`${x - 12},0! ${x - 12},${-h}! ${x - 4},${-h + 6} ${x + 12},${-h}! ${x + 12},0!`, look.color, {
          lineWidth: 2,
          shades: [`/${x + 3},0 ${x + 3},${-h} ${x + 14},${-h} ${x + 14},0`],
        }) +
        s.fill(`${x - 12},${-h + 2} ${x - 14},${-h + 30} ${x - 8},${-h + 10}`, light(look.color, 0.6)) +
        s.fill(`${x},${-h - 44}! ${x + 10},${-h - 16} ${x},${-h - 2} ${x - 10},${-h - 16}`, look.accent) +
        s.oval(x, -h - 12, 4, 8, '#fffbe0') +
        element('circle', { cx: x, cy: -h - 22, r: 110, fill: glow, style: 'mix-blend-mode:screen' })
      )
    }
    return (
      times(look.amount, candle) +
      s.cloth(
        `${-look.amount * 24},0! ${look.amount * 24},0! ${look.amount * 18},14! ${-look.amount * 18},14!`,
        look.third,
        { lineWidth: 2 },
      )
    )
  }),
  rug: standing({ color: '#8e3a3a', accent: '#e6bd55', size: 300 }, (s, look) => {
    const w = look.size
    return (
      s.cloth(`/${-w * 0.8},-60 ${w * 0.8},-60 ${w},40 ${-w},40`, look.color, { lineWidth: 3 }) +
      s.trim(`${-w * 0.76},-48 ${w * 0.76},-48`, 6, look.accent) +
      s.trim(`${-w * 0.92},26 ${w * 0.92},26`, 8, look.accent) +
      times(
        7,
        (index) =>
          s.place(-w * 0.6 + index * w * 0.2, -8, s.fill('0,-22! 34,0! 0,22! -34,0!', look.accent), 1) +
          s.place(-w * 0.6 + index * w * 0.2, -8, s.fill('0,-10! 16,0! 0,10! -16,0!', '#2a4a6a')),
      ) +
      times(24, (index) =>
        s.stroke(`${-w + index * (w / 11.5)},40 ${-w + index * (w / 11.5)},54`, 4, look.accent, { profile: 'flat' }),
      )
    )
  }),
}
