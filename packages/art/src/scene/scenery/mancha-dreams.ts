import { tint, mix, shade } from '../../draw/color.ts'

import { type PartValues, type SceneryTable, createPart } from './part.ts'

export const MANCHA_DREAMS: SceneryTable = {
  /** `size` is half the width of the dust cloud. */
  'dust-bank': createPart({ color: '#d2a468', third: '#fbeccb', size: 220, amount: 24 }, (s, part) => {
    const puffs = placeDustPuffs(part)
    const inside = puffs.map(([x, y, r, share]) => {
      const tone = mix(part.color, part.third, 0.15 + share * 0.6)
      return (
        s.disc(x, y, r, shade(tone, 0.3)) +
        s.disc(x - r * 0.1, y - r * 0.1, r * 0.88, tone) +
        s.oval(x - r * 0.3, y - r * 0.36, r * 0.46, r * 0.34, tint(tone, 0.6))
      )
    })
    return puffs.map(([x, y, r]) => s.disc(x, y, r + 3.4, shade(part.color, 1.4))).join('') + inside.join('')
  }),
}

/** Creates puffs of dust from back to front. The front puffs are the brightest. */
function placeDustPuffs({
  amount,
  size,
  random,
}: PartValues): readonly (readonly [x: number, y: number, r: number, share: number])[] {
  return Array.from({ length: amount }, (_, n) => {
    const share = n / (amount - 1)
    const across = ((n * 0.618) % 1) * 2 - 1
    const top = -size * 0.86 * (1 - across ** 4) * (1 - share)
    return [across * size, top - 20, size * (0.24 + random() * 0.14) * (1 - Math.abs(across) * 0.3), share] as const
  })
}
