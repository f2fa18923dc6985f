import { toInk, tint, shade } from '../draw/color.ts'
import { getColor } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { drawFurBand } from './fur-band.ts'
import { drawGarments } from './gowns.ts'
import { ARMOR } from './armor.ts'
import { KIMONO } from './kimono.ts'
import { sketchTorso } from './torso.ts'

const mirrorArmor: OutfitPiece = (canvas, figure, options) => {
  const s = sketchTorso(canvas, figure.build)
  const gold = getColor(options, 'trim', '#e0b04a')
  const steel = getColor(options, 'mirror', '#d8e4ee')
  const under = drawGarments(canvas, figure, [[ARMOR['lamellar'], { color: '#8a3a2a', ...options, trim: gold }]])
  const face = canvas.radialGradient(
    [-20, figure.build.shoulderY + 100, 110],
    [0, '#ffffff', 1],
    [0.45, steel, 1],
    [1, shade(steel, 1), 1],
  )
  const disc =
    s.disc(0, 122, 64, gold, toInk(gold), 4) +
    s.disc(0, 122, 50, face, toInk(gold), 3) +
    s.gem(0, 122, 11, '#d8281e', { setting: gold })
  const strap = s.trim('0,40 0,b', 17, '#5a2a20') + s.trim('-.68s,190 0,204 .68s,190', 22, '#5a2a20')
  const beast = s.both(
    (half) =>
      half.cloth('s-44,-22! s-10,-44 s+36,-26 s+52,14 s+30,44! s,30 s-40,36!', gold, {
        shades: ['s-36,20! s,20 s+46,16 s+30,46! s-30,40'],
      }) +
      half.disc(figure.build.shoulder - 4, -8, 8, '#fff6d0', toInk(gold), 3) +
      half.disc(figure.build.shoulder + 22, -4, 8, '#fff6d0', toInk(gold), 3) +
      half.fill('/s-26,30 s-19,46 s-12,32', '#fffaf0') +
      half.fill('/s-6,32 s+2,48 s+10,32', '#fffaf0') +
      half.fill('/s+16,32 s+22,46 s+28,28', '#fffaf0'),
  )
  return { ...under, main: (under.main ?? '') + strap + disc + s.gem(0, 204, 16, '#3fae8a', { setting: gold }) + beast }
}

const deel: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#2a3a7a')
  const fur = getColor(options, 'fur', '#c8642a')
  const s = sketchTorso(canvas, figure.build)
  const robe = drawGarments(canvas, figure, [
    [KIMONO['kimono'], { color, layers: [tint(color, 0.5), shade(color, 0.6)], collar: shade(color, 0.8), ...options }],
  ])
  const { neck, shoulder } = figure.build
  const edge = Array.from({ length: 15 }, (_, i): readonly [number, number] => {
    const t = i / 14
    return [-neck - 14 + t * (neck + 14 + shoulder * 0.62), -44 + t * 168 - Math.sin(t * 3.1) * 8]
  })
  const collar = Array.from({ length: 15 }, (_, i): readonly [number, number] => {
    const u = -1 + i / 7
    return [u * (neck + 62), -58 + Math.abs(u) * 40]
  })
  const sash = s.cloth('-s-15,168! 0,186 s+15,168! s+15,222! 0,240 -s-15,222!', '#e0a83a', {
    folds: ['-.7s,190 0,204 .7s,190', '-.7s,208 0,222 .7s,208'],
  })
  return {
    ...robe,
    main:
      (robe.main ?? '') +
      sash +
      drawFurBand(s, edge, 22, fur) +
      drawFurBand(s, collar.slice(0, 6), 27, fur) +
      drawFurBand(s, collar.slice(9), 27, fur),
  }
}

export const FRONTIER_ARMOR: OutfitTable = { 'mirror-armor': mirrorArmor, deel }
