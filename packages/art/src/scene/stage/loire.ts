import { light, shade } from '../../draw/color.ts'
import type { Svg } from '../../draw/svg.ts'
import type { Sketch } from '../../props/sketch.ts'
import { standing, type StageTable } from './part.ts'

/** A count's seat of brick and pale stone: steep slate roofs, tall chimneys, round corner towers, lit windows. */
const chateau = standing({ color: '#e8d4c4', accent: '#3e4468', third: '#ffd88a' }, (s, { color, accent, third }) => {
  const chimney = (x: number) =>
    s.inked(`/${x - 13},-250 ${x + 13},-250 ${x + 13},-352 ${x - 13},-352`, '#b0705c', 2.4) +
    s.inked(`/${x - 18},-346 ${x + 18},-346 ${x + 18},-360 ${x - 18},-360`, color, 2.4)
  const tower = (half: Sketch) =>
    half.inked('/196,0 268,0 268,-224 196,-224', color, 3) +
    half.fill('/240,0 268,0 268,-224 240,-224', shade(color, 0.7), 0.7) +
    half.inked('/182,-222 282,-222 250,-300 236,-352 228,-352 214,-300', accent, 3) +
    half.stroke('232,-350 232,-384', 4, shade(accent, 1)) +
    pane(half, 232, -150, third) +
    pane(half, 232, -56, third)
  return (
    [-120, -40, 60, 128].map(chimney).join('') +
    s.inked('/-200,0 200,0 200,-196 -200,-196', color, 3) +
    s.fill('/-200,-100 200,-100 200,-88 -200,-88', shade(color, 0.6), 0.6) +
    s.inked('/-214,-194 214,-194 172,-296 -172,-296', accent, 3) +
    s.fill('/40,-194 214,-194 172,-296 70,-296', shade(accent, 1), 0.6) +
    [-120, 0, 120].map((x) => dormer(s, x, color, accent, third)).join('') +
    [-150, -90, -30, 30, 90, 150]
      .map((x) => pane(s, x, -146, third) + (Math.abs(x) < 40 ? '' : pane(s, x, -44, third)))
      .join('') +
    s.inked('-34,0! -34,-52 0,-78 34,-52 34,0!', shade(color, 1.6), 2.6) +
    s.both((half) => tower(half))
  )
})

function dormer(s: Sketch, x: number, color: string, accent: string, glow: string): Svg {
  return (
    s.inked(`/${x - 22},-200 ${x + 22},-200 ${x + 22},-246 ${x - 22},-246`, color, 2.4) +
    s.inked(`/${x - 28},-244 ${x + 28},-244 ${x},-284`, accent, 2.4) +
    s.fill(`/${x - 10},-204 ${x + 10},-204 ${x + 10},-238 ${x - 10},-238`, glow)
  )
}

function pane(s: Sketch, x: number, y: number, glow: string): Svg {
  return (
    s.inked(
      `/${x - 13},${y + 26} ${x + 13},${y + 26} ${x + 13},${y - 26} ${x - 13},${y - 26}`,
      light(glow, 0.1),
      2.2,
      '#5a4658',
    ) + s.stroke(`${x},${y - 26} ${x},${y + 26}`, 2.4, '#5a4658', { profile: 'even' })
  )
}

export const LOIRE: StageTable = { chateau }
