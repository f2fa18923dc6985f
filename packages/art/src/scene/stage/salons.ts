import { ink, light, shade } from '../../draw/colour.ts'
import { feather } from '../../draw/plants.ts'
import { type StageTable, standing, times } from './part.ts'

/** Small things of courts and studies. */
export const SALONS: StageTable = {
  /** A wide hat laid down, its plume curling over the brim. */
  'felt-hat': standing({ colour: '#2a2430', accent: '#e6bd55', third: '#f3ead8', shadow: 120 }, (s, look) => {
    const plume =
      look.third === look.colour
        ? ''
        : feather(s.points('70,-50 0,-110 -90,-110 -150,-50'), 50, look.third) +
          feather(s.points('74,-46 110,-120 170,-130 210,-84'), 42, light(look.third, 0.2))
    return (
      s.cloth('-150,-14 -110,-36 0,-46 110,-36 150,-14 110,8 0,16 -110,8', look.colour, {
        lineWidth: 3,
        shades: ['-150,-10! 0,6 150,-10! 110,16 0,24 -110,16'],
      }) +
      s.cloth('-66,-24! -62,-84 -46,-106! 0,-112 46,-106! 62,-84 66,-24! 0,-8', look.colour, {
        lineWidth: 3,
        shades: ['20,-114! 74,-100! 76,-14! 24,-8! 34,-60'],
      }) +
      s.trim('-65,-34 0,-18 65,-34', 13, look.accent) +
      plume +
      s.gem(66, -42, 10, look.accent, { setting: '#f0d890' })
    )
  }),
  /** A marble stand. */
  pedestal: standing(
    { colour: '#e8dcc8', accent: '#c8a878', shadow: 110 },
    (s, look) =>
      s.cloth('-70,0! -60,-90! 60,-90! 70,0!', look.colour, {
        lineWidth: 3,
        gradient: '-70,0 70,0',
        folds: ['-36,-84 -40,-4', '0,-84 0,-4', '36,-84 40,-4'],
      }) +
      s.cloth('/-120,-90 -110,-116 110,-116 120,-90', light(look.colour, 0.3), { lineWidth: 3 }) +
      s.trim('-112,-92 112,-92', 7, look.accent),
  ),
  'wax-seal': standing(
    { colour: '#c01f2e', accent: '#e6bd55' },
    (s, look) =>
      s.inked('-52,0 -40,-34 -4,-46 40,-36 56,-2 38,34 0,44 -40,32', look.colour, 4) +
      s.oval(0, -2, 34, 30, shade(look.colour, 0.5), shade(look.colour, 1.5), 4) +
      s.stroke('0,-22 0,18', 7, light(look.colour, 0.6)) +
      s.stroke('-16,-8 16,-8', 7, light(look.colour, 0.6)) +
      s.oval(-26, -24, 7, 5, '#ffb8b0') +
      s.rod([92, -30], [130, -96], 22, '#5a3424') +
      s.metal('70,-10! 92,-46 116,-30 96,8! 80,4', look.accent, { gradient: '70,-40 116,0' }),
  ),
  'ink-quill': standing(
    { colour: '#2a3a5a', accent: '#f6f2ea', shadow: 44 },
    (s, look) =>
      feather(s.points('0,-40 30,-120 70,-190 140,-250'), 48, look.accent) +
      s.cloth('-44,0! -48,-40 -24,-58! 24,-58! 48,-40 44,0!', look.colour, {
        lineWidth: 3,
        shades: ['10,-60! 54,-50 50,4! 14,4!'],
      }) +
      s.oval(0, -58, 24, 7, '#14142a', ink(look.colour), 3) +
      s.stroke('-34,-12 -36,-36', 6, '#9ab0d8') +
      times(3, (index) => s.oval(70 + index * 22, 6 + (index % 2) * 8, 9 - index * 2, 4, '#1a1a34')),
  ),
}
