import { tint } from '../../draw/color.ts'
import { Sketch } from '../../draw/sketch.ts'
import { createWidePart, type SceneryTable, createPart, repeat } from './part.ts'

export const PUPPETRY: SceneryTable = {
  strings: createWidePart({ color: '#f4ecd8', accent: '#8a5a34', amount: 4, y: 0, tall: 420 }, (canvas, look) => {
    const s = new Sketch(canvas)
    return repeat(look.amount, (index) => {
      const x = ((index + 0.5) / look.amount) * look.picture.width
      const sway = (look.random() - 0.5) * 60
      const bar = s.place(
        x,
        look.y + 40 + (index % 2) * 26,
        s.rod([-76, 0], [76, -10], 13, look.accent) + s.rod([-4, -34], [4, 34], 13, look.accent),
      )
      return (
        [-66, -22, 22, 66]
          .map((dx) =>
            s.stroke(
              `${x + dx},${look.y + 50} ${x + dx + sway * 0.5},${look.y + look.tall * 0.5} ${x + dx * 0.6 + sway},${look.y + look.tall}`,
              2.2,
              look.color,
              { profile: 'flat' },
            ),
          )
          .join('') +
        s.stroke(`${x},${look.y - 20} ${x},${look.y + 40}`, 3, look.color, { profile: 'flat' }) +
        bar
      )
    })
  }),

  shavings: createPart({ color: '#f0d09a', amount: 9, size: 120 }, (s, look) =>
    repeat(look.amount, () => {
      const [x, y] = [(look.random() - 0.5) * look.size * 2, (look.random() - 0.5) * 34]
      return s.place(
        x,
        y,
        s.cord('-22,0 -12,-22 10,-20 10,0 -4,2 -2,-12', 7, look.color, 'out'),
        0.6 + look.random() * 0.7,
        Math.round(look.random() * 90 - 45),
      )
    }),
  ),
  leaves: createWidePart(
    { color: '#1f5a34', accent: '#3f8a44', amount: 16, y: 0, variant: 'corner' },
    (canvas, look) => {
      const s = new Sketch(canvas)
      const { width: w, height: h } = look.picture
      return repeat(look.amount, (index) => {
        const left = index % 2 === 0
        const share = Math.floor(index / 2) / Math.max(1, look.amount / 2 - 1)
        const root = left ? -30 : w + 30
        const y = look.variant === 'floor' ? h + 20 : look.y + share * h
        const x = look.variant === 'floor' ? (index / look.amount) * w : root
        const reach = 120 + look.random() * 150
        const turn =
          look.variant === 'floor'
            ? -Math.PI / 2 + (look.random() - 0.5) * 1.6
            : (left ? 0.1 : Math.PI - 0.1) + (look.random() - 0.5) * 1.3
        const [dx, dy] = [Math.round(Math.cos(turn) * reach), Math.round(Math.sin(turn) * reach)]
        const tone = index % 3 ? look.color : look.accent
        const rib = s.stroke(`${x},${y} ${x + dx * 0.5},${y + dy * 0.5 - 18} ${x + dx},${y + dy}`, 4, tint(tone, 0.7), {
          profile: 'out',
        })
        return s.blade(`${x},${y} ${x + dx * 0.5},${y + dy * 0.5 - 18} ${x + dx},${y + dy}`, 74, tone) + rib
      })
    },
  ),

  monkeys: createPart({ color: '#3a3040', amount: 3, size: 110 }, (s, look) =>
    repeat(look.amount, (index) => {
      const x = (index - (look.amount - 1) / 2) * look.size
      return s.place(
        x,
        0,
        s.cord('20,-10 60,-6 66,-50 50,-70', 7, look.color) +
          s.inked('-30,0 -34,-40 -14,-70 14,-70 34,-40 30,0', look.color, 2) +
          s.disc(0, -88, 26, look.color) +
          s.disc(-25, -90, 9, look.color) +
          s.disc(25, -90, 9, look.color) +
          s.oval(0, -82, 17, 15, tint(look.color, 1)) +
          s.disc(-7, -88, 3.4, '#ffd83a') +
          s.disc(7, -88, 3.4, '#ffd83a') +
          s.cord('-24,-56 -40,-30 -20,-8', 9, look.color),
        0.8 + look.random() * 0.4,
      )
    }),
  ),
}
