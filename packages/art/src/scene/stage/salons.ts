import { ink, light, shade } from '../../draw/color.ts'
import { feather } from '../../draw/plants.ts'
import { type StageTable, standing, times } from './part.ts'

/** Small things of courts and studies. */
export const SALONS: StageTable = {
  /** A wide hat laid down, its plume curling over the brim. */
  'felt-hat': standing({ color: '#2a2430', accent: '#e6bd55', third: '#f3ead8', shadow: 120 }, (s, look) => {
    const plume =
      look.third === look.color
        ? ''
        : feather(s.points('70,-50 0,-110 -90,-110 -150,-50'), 50, look.third) +
          feather(s.points('74,-46 110,-120 170,-130 210,-84'), 42, light(look.third, 0.2))
    return (
      s.cloth('-150,-14 -110,-36 0,-46 110,-36 150,-14 110,8 0,16 -110,8', look.color, {
        lineWidth: 3,
        shades: ['-150,-10! 0,6 150,-10! 110,16 0,24 -110,16'],
      }) +
      s.cloth('-66,-24! -62,-84 -46,-106! 0,-112 46,-106! 62,-84 66,-24! 0,-8', look.color, {
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
    { color: '#e8dcc8', accent: '#c8a878', shadow: 110 },
    (s, look) =>
      s.cloth('-70,0! -60,-90! 60,-90! 70,0!', look.color, {
        lineWidth: 3,
        gradient: '-70,0 70,0',
        folds: ['-36,-84 -40,-4', '0,-84 0,-4', '36,-84 40,-4'],
      }) +
      s.cloth('/-120,-90 -110,-116 110,-116 120,-90', light(look.color, 0.3), { lineWidth: 3 }) +
      s.trim('-112,-92 112,-92', 7, look.accent),
  ),
  'wax-seal': standing(
    { color: '#c01f2e', accent: '#e6bd55' },
    (s, look) =>
      s.inked('-52,0 -40,-34 -4,-46 40,-36 56,-2 38,34 0,44 -40,32', look.color, 4) +
      s.oval(0, -2, 34, 30, shade(look.color, 0.5), shade(look.color, 1.5), 4) +
      s.stroke('0,-22 0,18', 7, light(look.color, 0.6)) +
      s.stroke('-16,-8 16,-8', 7, light(look.color, 0.6)) +
      s.oval(-26, -24, 7, 5, '#ffb8b0') +
      s.rod([92, -30], [130, -96], 22, '#5a3424') +
      s.metal('70,-10! 92,-46 116,-30 96,8! 80,4', look.accent, { gradient: '70,-40 116,0' }),
  ),
  'ink-quill': standing(
    { color: '#2a3a5a', accent: '#f6f2ea', shadow: 44 },
    (s, look) =>
      feather(s.points('0,-40 30,-120 70,-190 140,-250'), 48, look.accent) +
      s.cloth('-44,0! -48,-40 -24,-58! 24,-58! 48,-40 44,0!', look.color, {
        lineWidth: 3,
        shades: ['10,-60! 54,-50 50,4! 14,4!'],
      }) +
      s.oval(0, -58, 24, 7, '#14142a', ink(look.color), 3) +
      s.stroke('-34,-12 -36,-36', 6, '#9ab0d8') +
      times(3, (index) => s.oval(70 + index * 22, 6 + (index % 2) * 8, 9 - index * 2, 4, '#1a1a34')),
  ),
  /** Leaves and acorns of the oak on the ground. */
  acorns: standing(
    { color: '#d8a24a', accent: '#8aae48', amount: 5 },
    (s, look) =>
      times(look.amount, (index) =>
        s.blade(
          `${-70 + index * 30},0 ${-50 + index * 34},-26 ${-30 + index * 40},-30`,
          26,
          index % 2 ? look.accent : shade(look.accent, 0.6),
        ),
      ) +
      times(look.amount, (index) => {
        const x = -60 + index * 30
        return (
          s.inked(`${x - 10},-14 ${x - 8},2 ${x},12! ${x + 8},2 ${x + 10},-14`, look.color, 3) +
          s.inked(`${x - 13},-12 ${x},-26 ${x + 13},-12 ${x},-8`, '#7a5230', 3)
        )
      }),
  ),
  /** A herdsman's horn on its strap. */
  horn: standing(
    { color: '#e8d4a8', accent: '#7a4a2a' },
    (s, look) =>
      s.cord('-70,-10 -20,-90 50,-70 84,-20', 7, look.accent) +
      s.cord('84,-14 30,10 -40,-6 -92,-66', 40, look.color, 'out') +
      s.oval(88, -14, 15, 27, shade(look.color, 1.2), ink(look.color), 4) +
      s.stroke('60,-20 10,-2 -40,-20', 6, light(look.color, 1)) +
      s.trim('44,-30 50,18', 9, look.accent),
  ),
  /** A brass basin on the ground, its bite towards the viewer. */
  basin: standing(
    { color: '#d8a43a', accent: '#5a3a1a', shadow: 80 },
    (s, look) =>
      s.metal('-74,-10! -60,-44 0,-54 60,-44 74,-10! 40,6 -40,6', look.color, {
        gradient: '-70,-40 70,0',
        shines: ['6 both | -50,-16 -44,-34 -20,-44'],
      }) +
      s.metal('-130,0! -80,-22 0,-18 80,-22 130,0! 100,18 42,26! 36,8 14,0 -8,8 -14,28! -90,20', look.color, {
        gradient: '-130,-10 130,20',
        shines: ['5 both | -110,0 -70,-8 -20,-6'],
      }),
  ),
}
