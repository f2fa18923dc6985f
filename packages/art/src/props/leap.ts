import { ink, light, shade } from '../draw/color.ts'
import type { Svg } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { patternIn } from './options.ts'
import { Sketch } from './sketch.ts'

type Dress = { hakama: string; pattern: string | undefined; guard: string; gold: string; lace: string }

/** A foot in a white sock and a straw sandal, its ankle at (0, 0), its toes to the left. */
function foot(s: Sketch): Svg {
  const sole = s.inked('-96,40! -40,52 34,44! 36,56 -30,68 -100,56!', '#d8b060', 3.6)
  const sock = s.cloth('-26,-22! 28,-22! 38,22 32,46 -30,52 -92,44 -98,30 -70,16 -34,10', '#fbf6ee', {
    lineWidth: 2.6,
    shades: ['8,-24! 40,-20 40,48 -90,50! -20,36 10,16'],
  })
  return (
    sole + sock + s.cord('-66,44 -52,16 -30,10', 7, '#d8b060') + s.cord('-36,50 -10,6 26,10', 7, '#d8b060') + ankle(s)
  )
}

function ankle(s: Sketch): Svg {
  return s.cord('-28,-16 0,-8 30,-16', 9, '#d8b060')
}

/** A shin guard of iron splints, from its knee (0, 0) down to the ankle. */
function shin(s: Sketch, { guard, gold }: Dress): Svg {
  const splints = [-26, 0, 26].map((x) =>
    s.stroke(`${x},14 ${x * 0.74},132`, 5, light(guard, 0.6), { profile: 'even' }),
  )
  return (
    s.metal('-50,-6! 0,-30 50,-6! 44,70 30,146! -30,146! -46,70', guard, { gradient: '-50,0 50,0' }) +
    splints.join('') +
    s.trim('-50,0 0,12 50,0', 9, gold) +
    s.trim('-38,104 0,112 38,104', 9, gold) +
    s.disc(0, -8, 15, gold, ink(gold), 3.4)
  )
}

/** The leg that swings behind: the thigh to the right, the foot thrown up and back. */
function backLeg(s: Sketch, dress: Dress): Svg {
  return (
    s.place(296, 572, shin(s, dress) + s.place(0, 162, foot(s), 1, 16), 0.82, -74) +
    s.cloth('20,410! 130,396 236,440 330,520 352,590 300,640 220,628 130,590 40,540!', dress.hakama, {
      pattern: dress.pattern,
      shades: ['40,540! 130,560 220,596 340,580 300,650 200,640 90,600'],
      folds: ['4.5 out | 110,430 210,500 290,600', '4 out | 80,470 150,540 220,610', '4 out | 190,440 280,520 330,570'],
    }) +
    s.cord('262,640 318,604 352,552', 11, dress.lace)
  )
}

/** The leg in front: the knee drawn up, the shin folded under it. */
function frontLeg(s: Sketch, dress: Dress): Svg {
  return (
    s.place(-152, 596, shin(s, dress) + s.place(0, 164, foot(s), 1.04, -10), 0.96, -12) +
    s.cloth('40,410! -80,396 -190,430 -252,500 -250,580 -196,638 -110,640 -60,590 20,560 60,500!', dress.hakama, {
      pattern: dress.pattern,
      shades: ['60,500! 20,560 -60,590 -110,644 -160,640 -110,590 -50,540'],
      lights: ['-90,416 -180,444 -228,510 -200,500 -120,450'],
      folds: [
        '4.5 out | -40,440 -130,500 -180,620',
        '4 out | -100,420 -200,490 -232,580',
        '4 out | 0,470 -60,530 -110,620',
      ],
    }) +
    s.cord('-232,612 -180,646 -104,640', 12, dress.lace)
  )
}

/** The skirt of an armor: four laced plates that fly apart. */
function tassets(s: Sketch, { lace, gold, guard }: Dress): Svg {
  const plate = (x: number, y: number, turn: number, size: number) => {
    const rows = [0, 1, 2, 3].map((row) => {
      const [top, half] = [row * 34, 50 + row * 6]
      const knots = [-0.72, -0.36, 0, 0.36, 0.72].map((share) =>
        s.stroke(`${share * half},${top + 4} ${share * (half + 4)},${top + 32}`, 9, light(lace, 0.25), {
          profile: 'even',
        }),
      )
      return (
        s.metal(`/${-half},${top} ${half},${top} ${half + 5},${top + 36} ${-half - 5},${top + 36}`, lace, {
          gradient: `${-half},0 ${half},0`,
        }) + knots.join('')
      )
    })
    return s.place(x, y, rows.toReversed().join('') + s.trim('-74,138 0,146 74,138', 9, gold), size, turn)
  }
  return (
    plate(160, 398, -34, 0.94) +
    plate(-164, 398, 36, 0.94) +
    plate(62, 412, -12, 1) +
    plate(-62, 412, 14, 1) +
    s.cloth('/-176,372 176,372 172,418 -172,418', guard, { lineWidth: 2.6 }) +
    s.trim('-178,376 0,388 178,376', 8, gold) +
    s.cord('-174,404 0,418 174,404', 12, '#f6f0e2') +
    s.both(
      (half) => half.blade('4,414 40,450 30,500', 20, '#f6f0e2') + half.blade('4,414 20,440 60,470', 18, '#f6f0e2'),
    )
  )
}

/** What a warrior shows from the waist down in mid-leap; the waist lies at (0, 400). */
const leapingLegs: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const dress: Dress = {
    hakama: colorIn(options, 'color', '#f6efe0'),
    pattern: patternIn(canvas, options),
    guard: colorIn(options, 'guard', '#2a2634'),
    gold: colorIn(options, 'trim', '#f2c83a'),
    lace: colorIn(options, 'lace', '#d8202e'),
  }
  return backLeg(s, dress) + frontLeg(s, dress) + tassets(s, dress)
}

/** A war boat seen from above: its deck, its shields, and the warriors who look up. */
const boatBelow: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#8a5a34')
  const flag = colorIn(options, 'flag', '#d8282e')
  const shields = [-150, -100, -50, 0, 50, 100, 150].map(
    (x) =>
      s.inked(`/${x - 21},-8 ${x + 21},-8 ${x + 18},34 ${x - 18},34`, '#c8a070', 3) +
      s.stroke(`${x - 15},14 ${x + 15},14`, 5, '#3a2a24', { profile: 'even' }),
  )
  const men = [-110, -40, 70, 130].map(
    (x, index) =>
      s.inked(`${x - 20},-14! ${x - 14},-44 ${x + 14},-44 ${x + 20},-14!`, index % 2 ? '#7a2a34' : '#3a4a7a', 2.6) +
      s.disc(x, -52, 14, '#f2cfae', '#6a3a34', 2.4) +
      s.fill(`${x - 17},-54! ${x - 12},-70 ${x + 12},-70 ${x + 17},-54! ${x},-60`, '#2a2430'),
  )
  return (
    s.oval(0, 40, 250, 36, 'rgba(10,20,50,.35)') +
    s.rod([-4, 0], [-4, -190], 8, '#5a3a24') +
    s.cloth('0,-188! 66,-180 62,-120 70,-74! 34,-82 0,-72!', flag, {
      lineWidth: 2.4,
      folds: ['20,-186 22,-76', '46,-182 46,-80'],
    }) +
    men.join('') +
    s.cloth('-252,-40! -200,6 -120,24 120,24 200,6 256,-60! 236,30 180,62 -170,62 -226,34', c, {
      lineWidth: 3,
      folds: ['-220,24 0,44 228,10'],
      shades: ['-230,40! 0,52 236,20 190,70 -170,70'],
    }) +
    shields.join('') +
    s.stroke('-262,66 -120,84 60,78 270,56', 9, '#eaf6ff', { opacity: 0.85 }) +
    s.stroke('-220,86 -40,100 180,88', 6, shade('#eaf6ff', 0.4), { opacity: 0.7 })
  )
}

export const LEAP: PropTable = { 'leaping-legs': leapingLegs, 'boat-below': boatBelow }
