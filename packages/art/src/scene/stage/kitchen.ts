import { ink, light } from '../../draw/color.ts'
import { type StageTable, standing, times } from './part.ts'

export const KITCHEN: StageTable = {
  stove: standing(
    { color: '#3a3a46', accent: '#ff8a2a', shadow: 140 },
    (s, look) =>
      s.cloth('/-130,-10 -136,-190 136,-190 130,-10', look.color, {
        lineWidth: 3,
        shades: ['/40,-196 140,-196 136,0 40,0'],
      }) +
      s.cloth('/-150,-190 150,-190 150,-212 -150,-212', light(look.color, 0.3), { lineWidth: 2.6 }) +
      s.inked('/-90,-150 20,-150 20,-60 -90,-60', '#1a1014', 5, light(look.color, 0.4)) +
      s.fill('-80,-64! -60,-110 -46,-90 -34,-134! -20,-96 -4,-116! 8,-64!', look.accent) +
      s.fill('-60,-64! -40,-96 -24,-80 -10,-64!', '#ffe08a') +
      times(5, (index) =>
        s.stroke(`${-78 + index * 22},-150 ${-78 + index * 22},-60`, 5, light(look.color, 0.3), { profile: 'flat' }),
      ) +
      s.ring(80, -110, 14, 6, '#c79a3c') +
      s.rod([100, -210], [100, -420], 34, look.color) +
      s.cloth('-100,-212! -112,-250 -96,-284! -4,-284! 12,-250 0,-212!', '#b0683a', { lineWidth: 2.8 }) +
      s.cord('-110,-262 -150,-276', 9, '#5a3422') +
      s.oval(-50, -284, 46, 9, '#6a3a2a', '#3a1a16', 2.4),
  ),
  pots: standing(
    { color: '#b0683a', accent: '#8a8f9a', y: 180, amount: 5 },
    (s, look) =>
      s.rod([-170, -10], [170, -10], 9, '#4a3a34') +
      times(look.amount, (index) => {
        const x = -140 + index * (280 / Math.max(1, look.amount - 1))
        const tone = index % 2 ? look.accent : look.color
        return (
          s.stroke(`${x},-10 ${x},24`, 3, '#2a2024', { profile: 'flat' }) +
          (index % 3 === 2
            ? s.cord(`${x},24 ${x},70`, 6, tone) + s.oval(x, 86, 16, 20, tone, ink(tone), 2.4)
            : s.cord(`${x},22 ${x},60`, 7, tone) +
              s.inked(`${x - 32},58! ${x + 32},58! ${x + 26},104 ${x - 26},104`, tone, 2.6) +
              s.stroke(`${x - 20},66 ${x - 16},98`, 5, light(tone, 0.9), { opacity: 0.7 }))
        )
      }),
  ),
  roast: standing({ color: '#a8622e', accent: '#f4ecdc', shadow: 110 }, (s, look) => {
    const dish = s.cloth('-130,-16! 0,-4 130,-16! 100,14 0,22 -100,14', '#b7a48a', { lineWidth: 2.6 })
    const meat = s.cloth('-90,-20 -84,-70 -30,-96 40,-92 90,-60 96,-20 50,-4 -50,-4', look.color, {
      lineWidth: 2.8,
      shades: ['20,-100! 110,-60 100,0! 10,0! 60,-40'],
      lights: ['-70,-60! -30,-86 20,-84 -20,-70'],
      folds: ['-60,-30 -40,-60', '-10,-30 10,-64', '40,-30 52,-56'],
    })
    const leg =
      s.cord('84,-50 130,-80 146,-92', 22, look.color, 'out') +
      s.cord('130,-80 156,-100', 9, look.accent) +
      s.disc(158, -104, 9, look.accent, ink(look.accent), 2) +
      s.disc(150, -110, 8, look.accent, ink(look.accent), 2)
    return (
      leg +
      dish +
      meat +
      s.disc(-104, -24, 17, '#c0392b', '#5a1020', 2.4) +
      s.disc(104, -20, 15, '#7a9a3a', '#3a4a1a', 2.4) +
      times(3, (index) =>
        s.stroke(
          `${-40 + index * 40},-104 ${-52 + index * 40},-130 ${-36 + index * 40},-150 ${-46 + index * 40},-180`,
          8,
          '#fff',
          { opacity: 0.5 },
        ),
      )
    )
  }),
  jug: standing(
    { color: '#6a8aa0', accent: '#d8e4ec', shadow: 50 },
    (s, look) =>
      s.cord('36,-110 84,-104 80,-40 40,-34', 11, look.color) +
      s.cloth('-34,0! -52,-40 -48,-80 -28,-110 -34,-134! -46,-142! 30,-134! 28,-110 48,-80 52,-40 34,0!', look.color, {
        lineWidth: 2.6,
        shades: ['8,-140! 60,-60 36,6! 6,6! 30,-60'],
        extra: s.trim('-60,-72 60,-72', 6, look.accent),
      }) +
      s.oval(-4, -136, 32, 7, '#bfe0f4', ink(look.color), 2.4),
  ),
}
