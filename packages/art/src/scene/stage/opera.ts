import { ink, light, shade } from '../../draw/color.ts'
import { element, group } from '../../draw/svg.ts'
import { type StageTable, standing, times } from './part.ts'

/** Before, behind and beneath the stage. */
export const OPERA: StageTable = {
  'pipe-organ': standing({ color: '#5a3426', accent: '#d8c48a', third: '#f6efe0', shadow: 260 }, (s, look) => {
    const pipe = (x: number, tall: number, half: number) =>
      s.metal(`/${x - half},-190 ${x - half},${-tall} ${x + half},${-tall} ${x + half},-190`, look.accent, {
        gradient: `${x - half},0 ${x + half},0`,
      }) +
      s.oval(x, -tall, half, half * 0.4, shade(look.accent, 1.6), ink(look.accent), 3) +
      s.fill(`${x - half * 0.5},-250! ${x},-282 ${x + half * 0.5},-250! ${x},-240`, '#2a1c24')
    const pipes = [-7, 7, -6, 6, -5, 5, -4, 4, -3, 3, -2, 2, -1, 1, 0]
      .map((index) =>
        pipe(index * 32, 560 - Math.abs(index) * 30 + (Math.abs(index) > 4 ? (Math.abs(index) - 4) * 60 : 0), 15),
      )
      .join('')
    const keys = (y: number, half: number) =>
      s.inked(`/${-half},${y} ${half},${y} ${half + 10},${y + 22} ${-half - 10},${y + 22}`, look.third, 3) +
      times(22, (index) =>
        s.fill(
          `/${-half + 12 + index * (half / 11.4)},${y} ${-half + 19 + index * (half / 11.4)},${y} ${-half + 20 + index * (half / 11.4)},${y + 12} ${-half + 11 + index * (half / 11.4)},${y + 12}`,
          '#2a2430',
        ),
      )
    return (
      pipes +
      s.cloth('/-270,-200 270,-200 280,-150 -280,-150', light(look.color, 0.2), { lineWidth: 3 }) +
      s.cloth('/-250,-150 250,-150 240,0 -240,0', look.color, {
        lineWidth: 3,
        shades: ['/90,-150 250,-150 240,4 90,4'],
      }) +
      keys(-142, 180) +
      keys(-112, 196) +
      s.cloth('/-230,-88 230,-88 236,-66 -236,-66', light(look.color, 0.2), { lineWidth: 3 }) +
      s.both((side) => times(4, (row) => side.disc(222, -140 + row * 16, 6, look.third, ink(look.color), 2)))
    )
  }),
  /** A gilt box of a theatre with its curtains; dark inside. */
  'opera-box': standing({ color: '#d8b04a', accent: '#8e1b2e', third: '#1a1020', size: 150, tall: 300 }, (s, look) => {
    const { size: w, tall: h } = look
    return (
      s.fill(`/${-w},0 ${-w},${-h} ${w},${-h} ${w},0`, look.third) +
      s.both((side) =>
        side.cloth(
          `${w * 0.3},${-h}! ${w},${-h}! ${w},0! ${w * 0.66},0! ${w * 0.84},${-h * 0.4} ${w * 0.6},${-h * 0.8}`,
          look.accent,
          {
            lineWidth: 3,
            folds: [
              `${w * 0.6},${-h + 8} ${w * 0.86},${-h * 0.5} ${w * 0.8},0`,
              `${w * 0.86},${-h + 8} ${w * 0.96},${-h * 0.5} ${w * 0.92},0`,
            ],
          },
        ),
      ) +
      s.cloth(
        `${-w},${-h}! ${w},${-h}! ${w},${-h + 30} ${w * 0.6},${-h + 54} ${w * 0.3},${-h + 34} 0,${-h + 56} ${-w * 0.3},${-h + 34} ${-w * 0.6},${-h + 54} ${-w},${-h + 30}`,
        shade(look.accent, 0.4),
        { lineWidth: 3 },
      ) +
      s.both((side) =>
        side.metal(`/${w},0 ${w},${-h - 10} ${w + 26},${-h - 10} ${w + 26},0`, look.color, {
          gradient: `${w},0 ${w + 26},0`,
        }),
      ) +
      s.metal(`/${-w - 30},${-h - 4} ${w + 30},${-h - 4} ${w + 36},${-h - 34} ${-w - 36},${-h - 34}`, look.color, {
        gradient: `0,${-h - 34} 0,${-h}`,
      }) +
      s.cloth(`${-w - 30},-10! 0,14 ${w + 30},-10! ${w + 24},76 0,104 ${-w - 24},76`, look.accent, { lineWidth: 3 }) +
      s.trim(`${-w - 30},-8 0,16 ${w + 30},-8`, 17, look.color) +
      s.trim(`${-w - 24},76 0,102 ${w + 24},76`, 12, look.color) +
      times(5, (index) => s.gem((index - 2) * w * 0.42, 48 - Math.abs(index - 2) * 7, 13, look.color))
    )
  }),
  /** The padded ledge of a box, over whoever sits in it. */
  'opera-sill': standing({ color: '#d8b04a', accent: '#8e1b2e', size: 240 }, (s, look) => {
    const w = look.size
    return (
      s.cloth(`${-w},-30! 0,0 ${w},-30! ${w - 10},150! 0,186 ${-w + 10},150!`, look.accent, {
        lineWidth: 3,
        shades: [`${w * 0.3},-20! ${w + 10},-40! ${w},160! ${w * 0.36},180!`],
      }) +
      s.trim(`${-w},-28 0,2 ${w},-28`, 24, look.color) +
      s.trim(`${-w + 10},148 0,184 ${w - 10},148`, 15, look.color) +
      times(7, (index) => s.gem((index - 3) * w * 0.29, 82 - Math.abs(index - 3) * 8, 17, look.color)) +
      s.stroke(`${-w * 0.5},40 0,56 ${w * 0.5},40`, 6, light(look.color, 0.4))
    )
  }),
  /** A trapdoor open in the boards, light rising out of it. */
  trapdoor: standing({ color: '#7a5236', accent: '#ffcf7a', third: '#120c18', size: 150 }, (s, look) => {
    const w = look.size
    const glow = s.canvas.linearGradient(
      [
        [0, look.accent, 0],
        [1, look.accent, 0.5],
      ],
      0,
      -w * 1.5,
      0,
      10,
    )
    return (
      s.cloth(`/${-w},-34 ${w},-34 ${w * 0.9},${-34 - w * 0.9} ${-w * 0.9},${-34 - w * 0.9}`, look.color, {
        lineWidth: 3,
        folds: [-0.5, 0, 0.5].map((share) => `${share * w},-36 ${share * w * 0.9},${-32 - w * 0.9}`),
      }) +
      s.ring(0, -w * 0.66, 17, 7, '#8a90a0') +
      s.inked(`/${-w},-34 ${w},-34 ${w * 1.2},36 ${-w * 1.2},36`, look.third, 5, shade(look.color, 1.5)) +
      s.fill(`/${-w * 0.6},-30 ${w * 0.6},-30 ${w * 0.8},32 ${-w * 0.8},32`, look.accent, 0.28) +
      times(3, (step) =>
        s.fill(
          `/${-w * 0.5},${-24 + step * 20} ${w * 0.5},${-24 + step * 20} ${w * 0.55},${-14 + step * 20} ${-w * 0.55},${-14 + step * 20}`,
          shade(look.color, 1),
        ),
      ) +
      element('path', {
        d: `M${-w} -34L${-w * 1.4} ${-w * 1.6}H${w * 1.4}L${w} -34Z`,
        fill: glow,
        style: 'mix-blend-mode:screen',
      })
    )
  }),
  footlights: standing({ color: '#c9a44a', accent: '#ffe6a0', amount: 9, size: 560 }, (s, look) =>
    times(look.amount, (index) => {
      const x = (index / (look.amount - 1) - 0.5) * look.size * 2
      return (
        s.fill(`/${x - 20},-8 ${x + 20},-8 ${x + 70},-190 ${x - 70},-190`, look.accent, 0.12) +
        s.cloth(`${x - 34},6! ${x - 30},-24 ${x},-38 ${x + 30},-24 ${x + 34},6!`, look.color, { lineWidth: 3 }) +
        s.oval(x, -22, 17, 9, '#fffbe8')
      )
    }),
  ),
  /** A narrow black boat with a lantern at its bow. */
  gondola: standing({ color: '#241c2a', accent: '#c9a44a', third: '#8e1b2e' }, (s, look) => {
    const glow = element('circle', { cx: -246, cy: -150, r: 130, fill: '#ffd08a', opacity: 0.2 })
    return (
      s.cloth('-300,-120! -290,-60 -200,0 0,18 220,0 320,-90! 240,-46 120,-30 -120,-30 -220,-50', look.color, {
        lineWidth: 3,
        lights: ['-270,-70! -200,-26 -40,-14! -190,-34'],
      }) +
      s.cloth('-90,-30! -80,-64 80,-64 96,-30! 0,-16', look.third, { lineWidth: 3 }) +
      s.trim('-292,-62 -200,-8 0,10 220,-8 318,-88', 6, look.accent) +
      s.cord('-298,-116 -318,-160 -290,-190 -250,-186', 9, look.accent) +
      s.metal('-268,-180! -272,-128! -220,-128! -224,-180!', look.accent, { gradient: '-270,0 -220,0' }) +
      s.fill('/-262,-174 -230,-174 -228,-134 -264,-134', '#fff0b8') +
      s.inked('/-274,-180 -246,-204 -218,-180', look.accent, 3) +
      glow
    )
  }),
  /** Apollo's gilt lyre as it stands on the roof. */
  'roof-lyre': standing(
    { color: '#d8b04a', accent: '#7a8a7a', shadow: 90 },
    (s, look) =>
      s.cloth('/-90,0 -70,-70 70,-70 90,0', look.accent, { lineWidth: 3 }) +
      s.both((side) => side.cord('20,-70 70,-120 60,-200 96,-280 70,-310', 19, look.color)) +
      s.rod([-84, -270], [84, -270], 15, look.color) +
      [-30, -10, 10, 30]
        .map((x) => s.stroke(`${x},-80 ${x},-266`, 4, light(look.color, 0.7), { profile: 'flat' }))
        .join('') +
      s.gem(0, -78, 20, look.color),
  ),
  /** A white mask left lying. */
  'left-mask': standing({ color: '#f4f0ea', accent: '#1a1220' }, (s, look) =>
    group(
      {},
      s.inked('0,-104 -50,-94 -70,-50 -60,-10 -36,40 0,60 36,40 60,-10 70,-50 50,-94', look.color, 4, '#5a5066') +
        s.fill('20,-100 54,-90 70,-50 60,-10 36,40 10,58! 40,0 50,-50', shade(look.color, 0.9), 0.8) +
        s.both((side) => side.inked('10,-34! 16,-58 38,-64 56,-46! 40,-24 22,-22', look.accent, 3)) +
        s.fill('0,-16! 8,6 0,2! -8,6', look.accent) +
        s.stroke('-18,30 0,34 18,30', 4, '#5a5066') +
        s.blade('66,-50 110,-40 150,-60', 13, look.accent, 'taper') +
        s.blade('-66,-50 -110,-30 -140,-46', 13, look.accent, 'taper'),
    ),
  ),
}
