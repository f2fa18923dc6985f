import { tint } from '../../draw/color.ts'
import { Sketch } from '../../draw/sketch.ts'
import { createWidePart, type SceneryTable, createPart, repeat } from './part.ts'

export const PUPPETRY: SceneryTable = {
  strings: createWidePart({ color: '#f4ecd8', accent: '#8a5a34', amount: 4, y: 0, tall: 420 }, (canvas, part) => {
    const s = new Sketch(canvas)
    return repeat(part.amount, (index) => {
      const x = ((index + 0.5) / part.amount) * part.picture.width
      const sway = (part.random() - 0.5) * 60
      const bar = s.place(
        x,
        part.y + 40 + (index % 2) * 26,
        s.rod([-76, 0], [76, -10], 13, part.accent) + s.rod([-4, -34], [4, 34], 13, part.accent),
      )
      return (
        [-66, -22, 22, 66]
          .map((dx) =>
            s.stroke(
              `${x + dx},${part.y + 50} ${x + dx + sway * 0.5},${part.y + part.tall * 0.5} ${x + dx * 0.6 + sway},${part.y + part.tall}`,
              2.2,
              part.color,
              { profile: 'flat' },
            ),
          )
          .join('') +
        s.stroke(`${x},${part.y - 20} ${x},${part.y + 40}`, 3, part.color, { profile: 'flat' }) +
        bar
      )
    })
  }),

  shavings: createPart({ color: '#f0d09a', amount: 9, size: 120 }, (s, part) =>
    repeat(part.amount, () => {
      const [x, y] = [(part.random() - 0.5) * part.size * 2, (part.random() - 0.5) * 34]
      return s.place(
        x,
        y,
        s.cord('-22,0 -12,-22 10,-20 10,0 -4,2 -2,-12', 7, part.color, 'out'),
        0.6 + part.random() * 0.7,
        Math.round(part.random() * 90 - 45),
      )
    }),
  ),
  leaves: createWidePart(
    { color: '#1f5a34', accent: '#3f8a44', amount: 16, y: 0, variant: 'corner' },
    (canvas, part) => {
      const s = new Sketch(canvas)
      const { width: w, height: h } = part.picture
      return repeat(part.amount, (index) => {
        const left = index % 2 === 0
        const share = Math.floor(index / 2) / Math.max(1, part.amount / 2 - 1)
        const root = left ? -30 : w + 30
        const y = part.variant === 'floor' ? h + 20 : part.y + share * h
        const x = part.variant === 'floor' ? (index / part.amount) * w : root
        const reach = 120 + part.random() * 150
        const turn =
          part.variant === 'floor'
            ? -Math.PI / 2 + (part.random() - 0.5) * 1.6
            : (left ? 0.1 : Math.PI - 0.1) + (part.random() - 0.5) * 1.3
        const [dx, dy] = [Math.round(Math.cos(turn) * reach), Math.round(Math.sin(turn) * reach)]
        const tone = index % 3 ? part.color : part.accent
        const rib = s.stroke(`${x},${y} ${x + dx * 0.5},${y + dy * 0.5 - 18} ${x + dx},${y + dy}`, 4, tint(tone, 0.7), {
          profile: 'out',
        })
        return s.blade(`${x},${y} ${x + dx * 0.5},${y + dy * 0.5 - 18} ${x + dx},${y + dy}`, 74, tone) + rib
      })
    },
  ),

  monkeys: createPart({ color: '#3a3040', amount: 3, size: 110 }, (s, part) =>
    repeat(part.amount, (index) => {
      const x = (index - (part.amount - 1) / 2) * part.size
      return s.place(
        x,
        0,
        s.cord('20,-10 60,-6 66,-50 50,-70', 7, part.color) +
          s.inked('-30,0 -34,-40 -14,-70 14,-70 34,-40 30,0', part.color, 2) +
          s.disc(0, -88, 26, part.color) +
          s.disc(-25, -90, 9, part.color) +
          s.disc(25, -90, 9, part.color) +
          s.oval(0, -82, 17, 15, tint(part.color, 1)) +
          s.disc(-7, -88, 3.4, '#ffd83a') +
          s.disc(7, -88, 3.4, '#ffd83a') +
          s.cord('-24,-56 -40,-30 -20,-8', 9, part.color),
        0.8 + part.random() * 0.4,
      )
    }),
  ),
}
