import { group } from '../../draw/svg.ts'
import { type SceneryTable, createPart, repeat } from './part.ts'

export const FLYERS: SceneryTable = {
  birds: createPart({ color: '#3a3a5a', amount: 7, size: 160, y: 180 }, (s, part) =>
    repeat(part.amount, () => {
      const [x, y, k] = [(part.random() - 0.5) * part.size * 2, (part.random() - 0.5) * part.size, 0.5 + part.random()]
      return s.place(
        x,
        y,
        s.stroke('-26,-8 -12,-14 0,0 12,-14 26,-8', 5, part.color),
        k,
        Math.round(part.random() * 20 - 10),
      )
    }),
  ),
  bats: createPart({ color: '#1a1426', amount: 6, size: 200, y: 200 }, (s, part) =>
    repeat(part.amount, () => {
      const [x, y, k] = [
        (part.random() - 0.5) * part.size * 2,
        (part.random() - 0.5) * part.size,
        0.4 + part.random() * 0.7,
      ]
      const wing = s.both((side) =>
        side.fill('6,-4! 30,-34 78,-42! 98,-8! 72,-10 62,14! 44,2 32,22! 20,8 6,16!', part.color),
      )
      const head =
        s.disc(0, -6, 10, part.color) +
        s.both((side) => side.fill('2,-12! 9,-26! 12,-8!', part.color) + side.disc(4, -7, 2, '#ff6a6a'))
      return s.place(x, y, wing + head, k, Math.round(part.random() * 40 - 20))
    }),
  ),

  bees: createPart({ color: '#f2c23e', amount: 6, size: 120 }, (s, part) =>
    repeat(part.amount, () => {
      const [x, y] = [(part.random() - 0.5) * part.size * 2, (part.random() - 0.5) * part.size * 1.4]
      const bee =
        s.oval(-4, -10, 9, 6, '#ffffffcc', '#6a6a8a', 1.4) +
        s.oval(6, -10, 9, 6, '#ffffffcc', '#6a6a8a', 1.4) +
        s.oval(0, 0, 14, 9, part.color, '#3a2414', 2.4) +
        s.stroke('-3,-8 -3,8', 4, '#3a2414', { profile: 'flat' }) +
        s.stroke('5,-8 5,8', 4, '#3a2414', { profile: 'flat' }) +
        s.disc(-11, -1, 2, '#1a1020')
      return s.place(x, y, bee, 0.8 + part.random() * 0.6, Math.round(part.random() * 60 - 30))
    }),
  ),
  tracks: createPart({ color: '#4a3426', amount: 6, size: 60, variant: 'paw' }, (s, part) =>
    repeat(part.amount, (index) => {
      const side = index % 2 ? 1 : -1
      const pad =
        part.variant === 'boot'
          ? s.oval(0, 0, 9, 17, part.color) + s.oval(0, 24, 7, 7, part.color)
          : s.oval(0, 6, 12, 9, part.color) +
            [
              [-13, -6],
              [-5, -13],
              [5, -13],
              [13, -6],
            ]
              .map(([x = 0, y = 0]) => s.oval(x, y, 4, 5.6, part.color))
              .join('')
      return s.place(
        side * 22 + index * part.size * 0.36,
        -index * part.size,
        group({ opacity: 0.75 }, pad),
        1 - index * 0.07,
        14,
      )
    }),
  ),
}
