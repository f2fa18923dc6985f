import { type Color, ink, light, mix, shade } from '../draw/color.ts'
import { unionOutline } from '../draw/outline.ts'
import { lock } from '../draw/lock.ts'
import { path, type Svg } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

/** A cub that lies in the bend of an arm at (0, 0): its body upright against a chest, its paws over the arm. */
const wolfCub: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const coat = colorIn(options, 'color', '#8a8088')
  const pale = light(coat, 1.3)
  const tail =
    furred(s, ['40,60 84,84 92,130 70,164', '44,62 74,96 78,136 84,168'], 34, coat) +
    s.fill('72,130 92,134 84,166! 70,160', pale, 0.9)
  const body = furred(
    s,
    ['-30,-60 -66,0 -52,84', '-10,-60 -30,10 -20,96', '20,-60 34,10 22,96', '34,-56 66,0 56,80'],
    66,
    coat,
  )
  const bib = furred(s, ['-22,-58 -24,-26 -14,16', '0,-60 -2,-20 4,26', '20,-58 22,-24 20,12'], 34, pale)
  return tail + body + bib + paws(s, coat, pale) + s.place(-4, -104, cubHead(s, coat, pale), 1, -9)
}

function paws(s: Sketch, coat: Color, pale: Color): Svg {
  return [
    [-26, 16],
    [26, 12],
  ]
    .map(([x = 0, y = 0]) =>
      s.cloth(
        `${x - 17},${y - 40}! ${x + 15},${y - 42}! ${x + 20},${y + 12} ${x + 10},${y + 26} ${x - 14},${y + 26} ${x - 22},${y + 12}`,
        mix(coat, pale, 0.35),
        {
          lineWidth: 2.6,
          shades: [`${x + 6},${y - 40}! ${x + 22},${y - 40} ${x + 22},${y + 20} ${x + 8},${y + 28}! ${x + 12},${y}`],
          folds: [`${x - 6},${y + 24} ${x - 6},${y + 10}`, `${x + 6},${y + 24} ${x + 6},${y + 10}`],
        },
      ),
    )
    .join('')
}

/** A round woolly head: big ears, low eyes, short muzzle. */
function cubHead(s: Sketch, coat: Color, pale: Color): Svg {
  const ears = s.both(
    (half) =>
      half.cloth('24,-40! 44,-92 66,-104! 82,-72 74,-18!', coat, { lineWidth: 2.6 }) +
      half.fill('38,-44! 52,-78 64,-88! 70,-64 64,-32!', '#d8a0a4') +
      half.blade('40,-34 48,-54 54,-70', 14, pale, 'spike'),
  )
  const cheeks = s.both((half) =>
    furred(half, ['50,-6 80,8 96,34', '46,14 72,30 80,56', '36,26 52,46 54,68', '54,-24 82,-18 98,2'], 34, coat),
  )
  const skull = s.cloth('-70,-4 -60,-44 -26,-62 0,-58 26,-62 60,-44 70,-4 56,36 24,54 0,58 -24,54 -56,36', coat, {
    lineWidth: 2.4,
    shades: ['30,-64! 80,-40 76,10 50,44 20,60! 46,20 50,-20'],
  })
  const tuft = furred(s, ['-12,-50 -20,-68 -8,-82', '2,-52 2,-74 16,-88', '14,-50 24,-66 36,-72'], 20, coat)
  const mask = s.fill(
    '-58,14! -44,-4 -22,-14 -8,8 0,-10 8,8 22,-14 44,-4 58,14! 44,40 22,52 0,56 -22,52 -44,40',
    pale,
    0.95,
  )
  return ears + cheeks + skull + tuft + mask + s.both((half) => eye(half, coat, pale)) + snout(s, coat)
}

function eye(half: Sketch, coat: Color, pale: Color): Svg {
  const line = ink(shade(coat, 1))
  return (
    half.oval(31, -4, 15, 17, '#fff8ea', line, 3) +
    half.oval(29, -3, 11.5, 14, '#e89a2a') +
    half.oval(29, -1, 6.6, 9, '#2a1418') +
    half.disc(25, -9, 4.6, '#ffffff') +
    half.disc(34, 4, 2.4, '#ffe9b0') +
    half.stroke('13,-8 22,-22 38,-23 50,-8', 5, line) +
    half.oval(28, -36, 9, 5, pale)
  )
}

function snout(s: Sketch, coat: Color): Svg {
  const line = ink(coat)
  return (
    s.oval(0, 27, 22, 17, '#fffaf2') +
    s.inked('-11,14 0,10 11,14 7,23 0,27 -7,23', '#2a1c24', 2) +
    s.oval(-3, 15, 3.6, 2, '#ffffff') +
    s.inked('-10,36! 0,33 10,36! 7,46 0,49 -7,46', '#8e2a3a', 2.2, line) +
    s.fill('-6,42 0,39 6,42 4,48 0,49 -4,48', '#f08a92') +
    s.stroke('0,26 0,33', 2.4, line) +
    s.stroke('-22,32 -12,37 0,33 12,37 22,32', 2.6, line)
  )
}

/** Locks of fur in one outline, lighter where the light falls. */
function furred(s: Sketch, lines: readonly string[], width: number, color: Color): Svg {
  const locks = lines.map((line) => lock(s.points(line), width, { profile: 'lock' }).outline)
  return (
    unionOutline(locks, ink(color), 2.4) +
    locks.map((d, index) => path(d, index % 2 ? color : mix(color, shade(color, 1), 0.35))).join('')
  )
}

export const WOLF_LITTER: PropTable = { 'wolf-cub': wolfCub }
