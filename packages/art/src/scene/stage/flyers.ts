import { ink, light, shade } from '../../draw/color.ts'
import { group } from '../../draw/svg.ts'
import { type StageTable, standing, times } from './part.ts'

/** What flies, perches and leaves tracks; and the figures of people seen small, dark or in stone. */
export const FLYERS: StageTable = {
  birds: standing({ color: '#3a3a5a', amount: 7, size: 160, y: 180 }, (s, look) =>
    times(look.amount, () => {
      const [x, y, k] = [(look.random() - 0.5) * look.size * 2, (look.random() - 0.5) * look.size, 0.5 + look.random()]
      return s.place(
        x,
        y,
        s.stroke('-26,-8 -12,-14 0,0 12,-14 26,-8', 5, look.color),
        k,
        Math.round(look.random() * 20 - 10),
      )
    }),
  ),
  bats: standing({ color: '#1a1426', amount: 6, size: 200, y: 200 }, (s, look) =>
    times(look.amount, () => {
      const [x, y, k] = [
        (look.random() - 0.5) * look.size * 2,
        (look.random() - 0.5) * look.size,
        0.4 + look.random() * 0.7,
      ]
      const wing = s.both((side) =>
        side.fill('6,-4! 30,-34 78,-42! 98,-8! 72,-10 62,14! 44,2 32,22! 20,8 6,16!', look.color),
      )
      const head =
        s.disc(0, -6, 10, look.color) +
        s.both((side) => side.fill('2,-12! 9,-26! 12,-8!', look.color) + side.disc(4, -7, 2, '#ff6a6a'))
      return s.place(x, y, wing + head, k, Math.round(look.random() * 40 - 20))
    }),
  ),
  raven: standing({ color: '#2a2c3c', accent: '#8a94b8' }, (s, look) => {
    const wing = (tone: string, line: string) => s.blade(line, 44, tone)
    const far =
      wing(shade(look.color, 0.6), '10,-10 60,-90 150,-130') + wing(shade(look.color, 0.6), '20,-4 90,-70 190,-80')
    const near =
      wing(look.color, '0,-6 -40,-96 -130,-160') +
      wing(look.color, '-4,0 -80,-80 -180,-110') +
      wing(look.color, '-6,6 -90,-40 -190,-50')
    const body = s.cloth('-70,-2! -40,-26 20,-26 60,-6 110,20! 60,24 0,30 -40,18', look.color, {
      lineWidth: 2.4,
      shades: ['-40,14 20,18 110,22 40,30 -20,30'],
    })
    const tail =
      s.blade('70,8 120,24 160,30', 40, look.color) + s.blade('70,12 120,40 150,56', 30, shade(look.color, 0.5))
    return (
      far +
      tail +
      body +
      s.inked('-62,-18! -76,-34 -104,-30 -108,-12 -80,2', look.color, 2.4) +
      s.inked('-104,-28! -150,-12! -104,-8!', '#5a5a66', 2.4) +
      s.disc(-88, -22, 4.4, '#ffd83a', '#111', 1.6) +
      near +
      s.stroke('-40,-20 0,-24 40,-12', 4, look.accent, { opacity: 0.5 })
    )
  }),
  perched: standing({ color: '#2a2c3c', accent: '#5a5a66' }, (s, look) => {
    const tail = s.blade('40,-30 70,20 76,60', 34, look.color)
    const body = s.cloth('-30,-10 -40,-60 -30,-104 0,-120 34,-90 56,-30 40,4 0,8', look.color, {
      lineWidth: 2.6,
      shades: ['10,-116! 60,-40 46,10! 6,12! 30,-40'],
      folds: ['-6,-90 20,-50 40,-8', '-16,-70 4,-36 24,4'],
    })
    return (
      tail +
      body +
      s.disc(-20, -122, 27, look.color, ink(look.color), 2.6) +
      s.inked('-42,-126! -80,-114! -40,-106!', look.accent, 2.4) +
      s.disc(-28, -128, 5.4, '#ffd83a', '#111', 2) +
      s.disc(-29, -128, 2.4, '#111') +
      s.stroke('-10,6 -12,24', 5, look.accent) +
      s.stroke('14,6 14,24', 5, look.accent)
    )
  }),
  owl: standing({ color: '#b08a5a', accent: '#ffd04a' }, (s, look) => {
    const body = s.cloth(
      '-52,-120! -58,-166! -24,-148 24,-148 58,-166! 52,-120 58,-50 30,0 -30,0 -58,-50',
      look.color,
      { shades: ['20,-170! 70,-170! 70,10! 10,20! 36,-60'] },
    )
    const feathers = times(12, (index) =>
      s.stroke(
        `${-28 + (index % 4) * 18},${-62 + Math.floor(index / 4) * 18} ${-20 + (index % 4) * 18},${-52 + Math.floor(index / 4) * 18} ${-12 + (index % 4) * 18},${-62 + Math.floor(index / 4) * 18}`,
        3.4,
        shade(look.color, 1.2),
      ),
    )
    const wing = s.both((side) => side.blade('44,-110 66,-60 44,-8', 34, shade(look.color, 0.6)))
    const eyes =
      s.both(
        (side) =>
          side.disc(24, -112, 24, light(look.color, 0.9), ink(look.color), 2.6) +
          side.disc(23, -112, 14, look.accent, ink(look.color), 2) +
          side.disc(22, -112, 7, '#1a1020'),
      ) +
      s.disc(-27, -116, 3, '#fff') +
      s.disc(19, -116, 3, '#fff')
    return (
      wing +
      body +
      feathers +
      eyes +
      s.inked('-8,-104! 8,-104! 0,-84!', '#e0a030', 2.2) +
      s.both((side) => side.cord('14,0 16,12', 5, '#e0a030'))
    )
  }),
  bees: standing({ color: '#f2c23e', amount: 6, size: 120 }, (s, look) =>
    times(look.amount, () => {
      const [x, y] = [(look.random() - 0.5) * look.size * 2, (look.random() - 0.5) * look.size * 1.4]
      const bee =
        s.oval(-4, -10, 9, 6, '#ffffffcc', '#6a6a8a', 1.4) +
        s.oval(6, -10, 9, 6, '#ffffffcc', '#6a6a8a', 1.4) +
        s.oval(0, 0, 14, 9, look.color, '#3a2414', 2.4) +
        s.stroke('-3,-8 -3,8', 4, '#3a2414', { profile: 'flat' }) +
        s.stroke('5,-8 5,8', 4, '#3a2414', { profile: 'flat' }) +
        s.disc(-11, -1, 2, '#1a1020')
      return s.place(x, y, bee, 0.8 + look.random() * 0.6, Math.round(look.random() * 60 - 30))
    }),
  ),
  tracks: standing({ color: '#4a3426', amount: 6, size: 60, variant: 'paw' }, (s, look) =>
    times(look.amount, (index) => {
      const side = index % 2 ? 1 : -1
      const pad =
        look.variant === 'boot'
          ? s.oval(0, 0, 9, 17, look.color) + s.oval(0, 24, 7, 7, look.color)
          : s.oval(0, 6, 12, 9, look.color) +
            [
              [-13, -6],
              [-5, -13],
              [5, -13],
              [13, -6],
            ]
              .map(([x = 0, y = 0]) => s.oval(x, y, 4, 5.6, look.color))
              .join('')
      return s.place(
        side * 22 + index * look.size * 0.36,
        -index * look.size,
        group({ opacity: 0.75 }, pad),
        1 - index * 0.07,
        14,
      )
    }),
  ),
}
