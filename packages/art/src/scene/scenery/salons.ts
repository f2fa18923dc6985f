import { tint } from '../../draw/color.ts'
import { drawFeather } from '../../draw/plants.ts'
import { type SceneryTable, createPart } from './part.ts'

export const SALONS: SceneryTable = {
  'felt-hat': createPart({ color: '#2a2430', accent: '#e6bd55', third: '#f3ead8', shadow: 120 }, (s, part) => {
    const plume =
      part.third === part.color
        ? ''
        : drawFeather(s.points('70,-50 0,-110 -90,-110 -150,-50'), 50, part.third) +
          drawFeather(s.points('74,-46 110,-120 170,-130 210,-84'), 42, tint(part.third, 0.2))
    return (
      s.cloth('-150,-14 -110,-36 0,-46 110,-36 150,-14 110,8 0,16 -110,8', part.color, {
        lineWidth: 3,
        shades: ['-150,-10! 0,6 150,-10! 110,16 0,24 -110,16'],
      }) +
      s.cloth('-66,-24! -62,-84 -46,-106! 0,-112 46,-106! 62,-84 66,-24! 0,-8', part.color, {
        lineWidth: 3,
        shades: ['20,-114! 74,-100! 76,-14! 24,-8! 34,-60'],
      }) +
      s.trim('-65,-34 0,-18 65,-34', 13, part.accent) +
      plume +
      s.gem(66, -42, 10, part.accent, { setting: '#f0d890' })
    )
  }),
}
