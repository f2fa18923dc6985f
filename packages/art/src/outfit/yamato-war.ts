import { toInk, tint } from '../draw/color.ts'
import { getColor } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { sketchTorso } from './torso.ts'

const redSkirt: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#d02a34')
  const s = sketchTorso(canvas, build)
  const cloth = s.cloth('-.62s,178! 0,190 .62s,178! .74s,b! -.74s,b!', color, {
    folds: ['-.3s,186 -.36s,b', '0,190 0,b', '.3s,186 .36s,b', '-.5s,184 -.58s,b', '.5s,184 .58s,b'],
    shades: ['.3s,180! .8s,176! .8s,b! .36s,b!'],
  })
  return { main: cloth + s.trim('-.64s,176 0,190 .64s,176', 17, tint(color, 0.25)) }
}

const deerMantle: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#b8793e')
  const s = sketchTorso(canvas, build)
  const spots = Array.from({ length: 22 }, (_, index) => {
    const [x, y] = [-0.94 + (index % 5) * 0.16 + (index % 2) * 0.04, -10 + Math.floor(index / 5) * 44 + (index % 3) * 9]
    return s.oval(x * build.shoulder, y, 7, 6, '#f8ecd0')
  })
  const fringe = Array.from({ length: 11 }, (_, index) => {
    const u = index / 10
    return s.blade(
      `${-1.06 + u * 0.9}s,${160 + u * 20} ${-1.06 + u * 0.9}s,${186 + u * 22} ${-1.04 + u * 0.9}s,${214 + u * 20}`,
      24,
      color,
      'spike',
    )
  })
  const skin = s.cloth('-n-16,-44! -.6s,-34 -s-24,6 -s-34,80 -s-20,168! -.5s,190 -.12s,182! -.3s,90 -n-2,-6', color, {
    extra: spots.join(''),
    shades: ['-.3s,0! -.1s,190! -.3s,196! -.44s,90'],
    gradient: '-150,-30 0,190',
  })
  return {
    main:
      fringe.join('') +
      skin +
      s.cord('-n-10,-20 0,40 .5s,110', 9, toInk(color)) +
      s.trim('-n-12,-40 -.3s,84 -.13s,180', 10, tint(color, 0.7)),
  }
}

export const YAMATO_WAR: OutfitTable = { 'red-skirt': redSkirt, 'deer-mantle': deerMantle }
