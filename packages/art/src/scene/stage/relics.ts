import { around, type StageTable, standing, times } from './part.ts'

/** Things each of which tells one tale. */
export const RELICS: StageTable = {
  target: standing({ color: '#f4ead2', accent: '#c0392b', third: '#e6b84a', shadow: 100 }, (s, look) => {
    const rings = [92, 74, 56, 38, 20].map((r, index) =>
      s.disc(
        0,
        -190,
        r,
        [look.color, look.accent, look.color, look.accent, look.third][index] ?? look.color,
        '#4a3426',
        2.4,
      ),
    )
    const straw = times(24, (index) =>
      s.stroke(
        `${around(0, -190, (index / 24) * 6.28, 90)} ${around(0, -190, (index / 24) * 6.28, 104)}`,
        5,
        '#d8b86a',
      ),
    )
    return (
      s.rod([-50, 0], [-10, -250], 12, '#7a5a3a') +
      s.rod([50, 0], [10, -250], 12, '#7a5a3a') +
      s.disc(0, -190, 100, '#c8a05a', '#4a3426', 3) +
      straw +
      rings.join('')
    )
  }),
  arrow: standing({ color: '#e6b84a', accent: '#8b1e2d', size: 220 }, (s, look) => {
    const w = look.size
    const fletch = [-1, 1]
      .map((side) =>
        s.inked(`${-w},0! ${-w - 26},${side * 26}! ${-w + 40},${side * 26}! ${-w + 66},0!`, look.accent, 2.4),
      )
      .join('')
    return (
      s.rod([-w - 10, 0], [w, 0], 9, look.variant === 'wood' ? '#a8763a' : look.color) +
      fletch +
      s.metal(
        `${w - 10},0! ${w - 14},-20! ${w + 56},0! ${w - 14},20!`,
        look.variant === 'wood' ? '#cfd9ea' : look.color,
        { gradient: `${w},-20 ${w},20` },
      )
    )
  }),
  lute: standing(
    { color: '#b8783a', accent: '#5a3422', shadow: 60 },
    (s, look) =>
      s.rod([0, -130], [0, -290], 17, look.accent) +
      s.cloth('/-14,-286 14,-286 30,-340 -2,-330', look.accent, { lineWidth: 2.4 }) +
      s.cloth('-20,-150! -70,-90 -64,-20 0,4 64,-20 70,-90 20,-150!', look.color, {
        lineWidth: 2.8,
        folds: ['-40,-100 -36,-30', '40,-100 36,-30'],
      }) +
      s.disc(0, -80, 22, '#3a2016', look.accent, 4) +
      times(4, (index) =>
        s.stroke(`${-9 + index * 6},-20 ${-6 + index * 4},-300`, 1.6, '#f4ecd8', { profile: 'flat' }),
      ) +
      s.fill('/-24,-24 24,-24 24,-16 -24,-16', look.accent),
  ),
  violin: standing(
    { color: '#8a4a22', accent: '#2a1a16', shadow: 40 },
    (s, look) =>
      s.rod([0, -150], [0, -270], 12, look.accent) +
      s.cord('0,-268 8,-290 -8,-296', 8, look.accent) +
      s.cloth(
        '-28,-160 -46,-130 -30,-98 -26,-86 -52,-50 -36,-4 0,4 36,-4 52,-50 26,-86 30,-98 46,-130 28,-160 0,-166',
        look.color,
        {
          lineWidth: 2.8,
          lights: ['-34,-140! -20,-154 0,-158 -16,-130'],
          shades: ['10,-168! 60,-120 34,-90 60,-40 20,10! 4,10!'],
        },
      ) +
      s.both((side) => side.stroke('18,-92 26,-74 16,-54', 4, look.accent)) +
      times(4, (index) =>
        s.stroke(`${-6 + index * 4},-34 ${-4 + index * 2.6},-276`, 1.4, '#f4ecd8', { profile: 'flat' }),
      ) +
      s.fill('/-18,-46 18,-46 16,-38 -16,-38', '#d8b070') +
      s.rod([70, 0], [96, -250], 5, '#5a3422') +
      s.stroke('76,-4 101,-244', 2, '#f4ecd8', { profile: 'flat' }),
  ),
}
