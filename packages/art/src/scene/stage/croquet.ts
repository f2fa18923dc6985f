import { ink, light, shade } from '../../draw/color.ts'
import { path, type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../props/sketch.ts'
import { SUITS } from '../motifs/signs.ts'
import { around, type Look, type StageTable, standing, times } from './part.ts'

export const CROQUET: StageTable = {
  'playing-card': standing({ color: '#ffffff', accent: '#d5404f', amount: 0, size: 40 }, (s, look) =>
    cardFace(s, look),
  ),
  'card-soldier': standing(
    { color: '#ffffff', accent: '#d5404f', third: '#f6d8c0', amount: 0, shadow: 50 },
    (s, look) => {
      const suit = SUITS[look.amount % 4]
      const limbs =
        s.cord('-20,-56 -26,-20 -26,0', 15, look.accent) +
        s.cord('20,-56 26,-20 26,0', 15, look.accent) +
        s.cord('-50,-140 -84,-110 -78,-70', 12, look.accent) +
        s.cord('50,-140 86,-120 92,-150', 12, look.accent)
      const pike = s.rod([92, 10], [92, -300], 8, '#7a5a3a') + s.metal('92,-360! 106,-316 92,-296 78,-316', '#cfd9ea')
      const boots = s.oval(-30, 0, 18, 9, '#2a2034') + s.oval(32, 0, 18, 9, '#2a2034')
      const card = s.cloth('/-58,-50 -58,-210 58,-210 58,-50', look.color, {
        lineWidth: 3,
        shades: ['/26,-50 26,-220 70,-220 70,-50'],
      })
      const signs = [
        [-38, -188],
        [38, -74],
        [0, -130],
      ].map(([x = 0, y = 0], index) =>
        s.place(x, y, path(suit, look.accent), index === 2 ? 1.5 : 0.5, index === 1 ? 180 : 0),
      )
      const helmet =
        s.cloth('-34,-232! -30,-276 0,-292 30,-276 34,-232!', '#aeb8cc', { lineWidth: 2.6 }) +
        s.blade('0,-290 -14,-330 -40,-344', 20, look.accent)
      const visor =
        s.fill('/-24,-252 24,-252 20,-238 -20,-238', '#2a2034') +
        s.inked('-22,-238 22,-238 16,-212 0,-206 -16,-212', look.third, 2.4)
      return limbs + boots + pike + card + signs.join('') + visor + helmet
    },
  ),
  'paint-bucket': standing({ color: '#9aa6bb', accent: '#d5202f', shadow: 56 }, (s, look) => {
    const drip = s.inked(
      '-52,-92! -44,-50 -38,-44 -34,-60 -26,-30 -18,-26 -14,-62 0,-54 8,-66! 30,-84 52,-92!',
      look.accent,
      2,
    )
    return (
      s.cord('-52,-90 -40,-160 40,-160 52,-90', 5, '#6a7284') +
      s.metal('/-54,-92 54,-92 44,0 -44,0', look.color, { gradient: '-54,0 54,0' }) +
      s.oval(0, -92, 54, 14, look.accent, ink('#8a94aa'), 3) +
      drip +
      s.oval(-14, -95, 18, 4, light(look.accent, 1)) +
      (look.variant === 'water' ? '' : s.place(60, -80, brushTool(s, look.accent), 0.9, 40))
    )
  }),
  paintbrush: standing({ color: '#d5202f' }, (s, look) => brushTool(s, look.color)),
  hedgehog: standing({ color: '#8a6a4a', accent: '#f0d0b0', shadow: 60 }, (s, look) => {
    const spine = (index: number) => {
      const angle = Math.PI * (1.02 + (index / 17) * 0.9)
      const at = (r: number, turn = 0) => around(8, -30, angle + turn, r, 0.86)
      return s.fill(`${at(40, -0.1)}! ${at(82)}! ${at(40, 0.1)}!`, index % 2 ? shade(look.color, 0.9) : look.color)
    }
    const body = s.cloth('-78,-14! -52,-44 -10,-72 50,-60 74,-20 60,-2 -30,0 -64,-2', look.color, { lineWidth: 2.4 })
    const quills = times(22, (index) =>
      s.stroke(
        `${-20 + (index % 8) * 12},${-18 - Math.floor(index / 8) * 16} ${-12 + (index % 8) * 12},${-32 - Math.floor(index / 8) * 16}`,
        3.4,
        index % 2 ? light(look.color, 0.7) : shade(look.color, 1.4),
        { profile: 'out' },
      ),
    )
    const face =
      s.cloth('-80,-12! -56,-42 -30,-44 -24,-14 -36,-2 -62,-2', look.accent, { lineWidth: 2 }) +
      s.disc(-82, -14, 6, '#2a1a20') +
      s.disc(-54, -24, 5, '#2a1a20') +
      s.disc(-55.6, -25.6, 1.7, '#fff') +
      s.disc(-34, -44, 8, look.accent, ink(look.color), 2)
    return (
      times(18, spine) + body + quills + face + s.oval(-44, 0, 10, 5, look.accent) + s.oval(34, 0, 10, 5, look.accent)
    )
  }),
  'croquet-hoop': standing(
    { color: '#ffffff', accent: '#d5404f' },
    (s, look) =>
      s.cord('-30,0 -34,-70 0,-92 34,-70 30,0', 9, look.color) +
      times(5, (index) =>
        s.stroke(
          `${-33 + index * 15},${-50 - 36 * Math.sin((index / 4) * Math.PI)} ${-29 + index * 15},${-42 - 36 * Math.sin((index / 4) * Math.PI)}`,
          7,
          look.accent,
          { profile: 'flat' },
        ),
      ),
  ),
  signpost: standing({ color: '#8a6a44', accent: '#5a4430', amount: 4, shadow: 40 }, (s, look) => {
    const board = (index: number) => {
      const side = index % 2 ? -1 : 1
      const y = -150 - index * 62
      const tilt = (index % 3) * 5 - 6
      const plank = new Sketch(s.canvas, { side })
      const arm =
        plank.cloth('/-24,-22 116,-26 150,0 116,26 -24,22', light(look.color, (index % 3) * 0.2), {
          lineWidth: 2.6,
          folds: ['-10,-8 60,-10 110,-6', '0,10 70,8 116,12'],
        }) +
        plank.fill('/20,-7 76,-7 76,-14 98,0 76,14 76,7 20,7', look.accent) +
        plank.disc(0, 0, 4, '#3a2a20')
      return s.place(0, y, arm, 1, tilt)
    }
    return s.rod([0, 4], [6, -400], 22, look.accent) + times(look.amount, board)
  }),
  grin: standing({ color: '#fffdf0', accent: '#5a3a2a', third: '#a6e22e' }, (s, look) => {
    const glow = s.canvas.radialGradient(
      [
        [0, look.third, 0.5],
        [1, look.third, 0],
      ],
      0,
      -30,
      220,
    )
    const teeth = times(11, (index) =>
      s.stroke(
        `${-100 + index * 20},${-4 + Math.abs(index - 5) * -7} ${-96 + index * 19.2},${56 - Math.abs(index - 5) ** 2 * 2.6}`,
        3.4,
        look.accent,
        { profile: 'flat' },
      ),
    )
    const mouth = s.inked('-128,-44! -60,4 0,14 60,4 128,-44! 96,40 0,70 -96,40', look.color, 6, look.accent)
    const cheek = s.both(
      (side) =>
        side.stroke('136,-40 168,-54 190,-50', 6, look.accent) + side.stroke('134,-20 166,-22 192,-12', 6, look.accent),
    )
    return (
      path('M-220 -30a220 220 0 1 0 440 0a220 220 0 1 0 -440 0Z', glow) +
      mouth +
      s.clipped('-128,-44! -60,4 0,14 60,4 128,-44! 96,40 0,70 -96,40', teeth) +
      cheek
    )
  }),
}

function brushTool(s: Sketch, color: string): Svg {
  return (
    s.rod([0, -20], [0, -130], 9, '#c89a5a') +
    s.metal('/-11,-24 11,-24 9,4 -9,4', '#cfd6e4', { gradient: '-11,0 11,0' }) +
    s.inked('-10,4! 10,4! 8,30 2,48! -6,34', color, 2.4)
  )
}

function cardFace(s: Sketch, look: Look): Svg {
  const w = look.size
  const red = look.amount % 4 < 2
  const suit = SUITS[look.amount % 4]
  const tone = red ? look.accent : '#2a2438'
  const frame = s.cloth(`/${-w},${-w * 1.4} ${w},${-w * 1.4} ${w},${w * 1.4} ${-w},${w * 1.4}`, look.color, {
    lineWidth: 2.6,
    shades: [`/${w * 0.5},${-w * 1.5} ${w * 1.1},${-w * 1.5} ${w * 1.1},${w * 1.5} ${-w * 0.2},${w * 1.5}`],
    shadeOpacity: 0.35,
  })
  const corner = (x: number, y: number, angle: number) => s.place(x, y, path(suit, tone), w / 120, angle)
  return (
    frame + s.place(0, 0, path(suit, tone), w / 34) + corner(-w * 0.72, -w * 1.08, 0) + corner(w * 0.72, w * 1.08, 180)
  )
}
