import { ink, light } from '../draw/color.ts'
import { sparkle } from '../draw/plants.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

/** A fairy so far off that she is a light with wings, and the dust she leaves. */
const fairyLight: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#fff0a0')
  const glow = canvas.glow(
    [
      [0, '#ffffff', 1],
      [0.16, c, 0.85],
      [0.5, c, 0.3],
      [1, c, 0],
    ],
    0,
    0,
    130,
  )
  const trail = Array.from({ length: 14 }, (_, index) => {
    const [x, y] = [-26 - index * 17, 30 + index * 13 + Math.sin(index * 1.3) * 16]
    return sparkle(x, y, 15 - index * 0.8, index % 2 ? c : '#ffffff', 0.9 - index * 0.05)
  })
  const wings = s.both(
    (half) =>
      half.fill('3,-4! 20,-40 48,-46 40,-14 12,4!', '#ffffff', 0.8) +
      half.fill('3,4! 24,6 38,28 20,30 6,16!', '#ffffff', 0.7),
  )
  const body = s.fill('0,-20 8,-12 5,-4 11,22! 2,16 0,38! -4,16 -11,22! -5,-4 -8,-12', '#fffbe8')
  return trail.join('') + glow + wings + body
}

/** A lost boy asleep in the skin of a bear, carried in an arm. */
const cradledBoy: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const fur = colorIn(options, 'color', '#8a5a38')
  const skin = colorIn(options, 'skin', '#fddcc0')
  const line = ink(skin)
  const body = s.cloth('-40,10! -110,30 -150,90 -150,220! 110,220! 110,120 90,40 50,10!', fur, {
    shades: ['20,20! 120,50! 120,220! 30,220! 60,110'],
    folds: ['-90,60 -60,110 -70,190', '-20,60 0,120 -10,200', '50,60 60,120 50,190'],
  })
  const tufts = [-3, -2, -1, 0, 1, 2, 3].map((i) =>
    s.blade(`${i * 20},24 ${i * 25},44 ${i * 28},${70 - Math.abs(i) * 4}`, 26, light(fur, 0.2), 'spike'),
  )
  const hood = s.cloth('-78,20 -84,-40 -54,-92 0,-104 54,-92 84,-40 78,20 50,60 -50,60', fur, {
    shades: ['20,-104! 84,-80! 92,30! 50,64! 64,-20'],
  })
  const ears = s.both(
    (half) => half.cloth('36,-92! 40,-128 72,-128 82,-92 66,-66!', fur) + half.oval(62, -100, 11, 13, light(fur, 0.9)),
  )
  const face = s.inked('-58,-14 -44,-54 0,-64 44,-54 58,-14 46,28 0,48 -46,28', skin, 3.4, line)
  const hair = s.inked('-58,-18! -50,-58 0,-72 50,-58 58,-18! 36,-36 22,-24 6,-44 -8,-26 -26,-42 -38,-24', '#c89a4a', 3)
  const features = s.both(
    (half) =>
      half.stroke('12,2 26,10 40,2', 5, '#5a3020') +
      half.stroke('38,4 45,8', 4, '#5a3020') +
      half.oval(36, 20, 11, 6, '#ff8a74'),
  )
  return (
    body +
    ears +
    hood +
    face +
    features +
    s.stroke('-7,28 0,32 7,28', 4, '#8a3a34') +
    s.stroke('-3,15 3,15', 4, line) +
    hair +
    tufts.join('')
  )
}

export const NEVERLAND: PropTable = { 'fairy-light': fairyLight, 'cradled-boy': cradledBoy }
