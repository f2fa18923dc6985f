import { ink, light, shade } from '../draw/color.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { flagIn } from './options.ts'
import { Sketch } from './sketch.ts'

const GOLD = '#f0c244'

/** The pilgrim's tin staff: nine rings that ring at every step. */
const ringStaff: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const gold = colorIn(options, 'color', GOLD)
  const rings = s.both((half) =>
    [-306, -344, -382, -416].map((y, i) => half.ring(62 + (i % 2) * 9 - (i === 3 ? 12 : 0), y, 21, 6, gold)).join(''),
  )
  const arch = s.both((half) => half.cord('0,-268 40,-292 62,-340 52,-404 22,-432 0,-452', 17, gold))
  const finial = s.metal('0,-506! 17,-470 10,-448! -10,-448! -17,-470', gold, { gradient: '-16,0 16,0' })
  const bud = s.gem(0, -360, 26, '#e2483a', { setting: gold })
  const bands = [-240, 360].map((y) =>
    s.metal(`/-17,${y} 17,${y} 17,${y + 50} -17,${y + 50}`, gold, { gradient: '-17,0 17,0' }),
  )
  return (
    s.rod([0, -270], [0, 460], 22, colorIn(options, 'shaft', '#7a3a24')) +
    s.rod([0, -440], [0, -270], 9, gold) +
    arch +
    rings +
    s.ring(0, -414, 14, 5, gold) +
    bud +
    finial +
    bands.join('')
  )
}

/** A muck-rake with nine teeth, for a banished marshal. */
const rake: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const iron = colorIn(options, 'color', '#c8cfe0')
  const gold = colorIn(options, 'gold', GOLD)
  const teeth = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((i) =>
    s.metal(`${i * 31 - 10},-296! ${i * 34 - 9},-370 ${i * 38},-436! ${i * 34 + 12},-370 ${i * 31 + 10},-296!`, iron, {
      gradient: `${i * 31 - 12},0 ${i * 31 + 14},0`,
    }),
  )
  const bar = s.metal('-146,-322! 0,-304 146,-322! 152,-284! 0,-262 -152,-284!', gold, {
    gradient: '0,-322 0,-262',
    shines: ['-130,-308 0,-292 130,-308'],
  })
  const socket = s.metal('-20,-286! 20,-286! 26,-250 16,-190! -16,-190! -26,-250', gold, { gradient: '-24,0 24,0' })
  const bosses = [-112, -56, 56, 112].map((x) => s.gem(x, -292 - (Math.abs(x) / 112) * 8, 8, '#e2483a'))
  return (
    s.rod([0, -200], [0, 460], 24, colorIn(options, 'shaft', '#5a3a2a')) +
    teeth.join('') +
    bar +
    bosses.join('') +
    socket
  )
}

/** A crescent on one end of a shaft; the river ogre's. */
const moonSpade: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const iron = colorIn(options, 'color', '#d3dcec')
  const gold = colorIn(options, 'gold', '#e0b04a')
  const moon = s.metal(
    '-112,-470! -100,-330 -50,-276 0,-262 50,-276 100,-330 112,-470! 66,-372 36,-340 0,-332 -36,-340 -66,-372',
    iron,
    {
      gradient: '-110,-430 110,-280',
      shines: ['-96,-400 -78,-330 -36,-294'],
    },
  )
  const socket = s.metal('-17,-276! 17,-276! 24,-236 14,-186! -14,-186! -24,-236', gold, { gradient: '-22,0 22,0' })
  const rings = s.both((half) => half.ring(30, -246, 12, 5, gold))
  return (
    s.rod([0, -190], [0, 470], 23, colorIn(options, 'shaft', '#3a2f58')) +
    moon +
    rings +
    socket +
    s.gem(0, -236, 9, '#e2483a')
  )
}

/** The fan of a single plantain leaf that puts out mountains of fire; held by its foot. */
const plantainFan: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const green = colorIn(options, 'color', '#4fa65a')
  const outline =
    '0,-40! -60,-70 -116,-130 -150,-214! -134,-222 -158,-258 -162,-300! -142,-308 -150,-350 -126,-408 -70,-456 0,-492! 70,-456 126,-408 150,-350 142,-308! 164,-296 156,-250 134,-226! 148,-208 116,-130 60,-70'
  const veins = s.both((half) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .map((i) => {
        const y = -76 - i * 44
        const reach = 150 * Math.sin(0.42 + i * 0.25)
        return half.stroke(`4,${y} ${reach * 0.5},${y - 34} ${reach},${y - 48 - i * 3}`, 6, shade(green, 1), {
          profile: 'out',
          opacity: 0.85,
        })
      })
      .join(''),
  )
  const rim = s.stroke(outline.replaceAll('!', ''), 6, '#f0d070', {
    profile: 'even',
    opacity: flagIn(options, 'rim', true) ? 0.8 : 0,
    steps: 120,
  })
  return (
    s.cloth(outline, green, {
      lineWidth: 4,
      gradient: '-120,-460 140,-60',
      lights: ['-20,-470! -110,-400 -128,-300 -96,-180 -30,-80! -60,-240'],
      shades: ['20,-480! 130,-400 150,-300 120,-140 30,-56! 76,-240'],
    }) +
    s.clipped(outline, veins) +
    rim +
    s.cord('0,-30 4,-240 0,-484', 9, light(green, 0.9), 'out') +
    s.rod([0, 110], [0, -60], 20, '#8a4a2a') +
    s.metal('-24,-78! 0,-96 24,-78! 20,-34! 0,-26 -20,-34!', GOLD, { gradient: '-24,0 24,0' }) +
    s.gem(0, -58, 10, '#e2483a') +
    [-12, 0, 12].map((x) => s.blade(`${x * 0.4},112 ${x},150 ${x * 1.5},206`, 15, '#d8322e', 'spike')).join('') +
    s.disc(0, 112, 13, GOLD, ink(GOLD))
  )
}

/** A wheel of fire to ride on the wind. */
const fireWheel: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const hub = colorIn(options, 'color', GOLD)
  const fire = colorIn(options, 'flame', '#ff6a2a')
  const tongue = (index: number, reach: number, width: number, color: string) => {
    const at = (turn: number, r: number) => {
      const angle = ((index + turn) * Math.PI * 2) / 12
      return `${(Math.cos(angle) * r).toFixed(1)},${(Math.sin(angle) * r).toFixed(1)}`
    }
    return s.blade(`${at(0, 70)} ${at(0.5, 104)} ${at(1.5, reach)}`, width, color, 'spike')
  }
  const flames = [
    ...Array.from({ length: 12 }, (_, i) => tongue(i, i % 2 ? 164 : 146, 50, fire)),
    ...Array.from({ length: 12 }, (_, i) => tongue(i + 0.3, 122, 32, '#ffc23a')),
  ]
  const spokes = [0, 1, 2, 3].map((i) => {
    const angle = (i * Math.PI) / 4
    const [x, y] = [Math.cos(angle) * 66, Math.sin(angle) * 66]
    return s.rod([-x, -y], [x, y], 9, hub)
  })
  return (
    flames.join('') +
    s.disc(0, 0, 72, '#5a1a14', ink(fire), 4) +
    spokes.join('') +
    s.ring(0, 0, 72, 17, hub) +
    s.disc(0, 0, 20, hub, ink(hub)) +
    s.gem(0, 0, 12, '#e2483a')
  )
}

/** The hoop of heaven and earth, thrown or worn. */
const heavenHoop: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const gold = colorIn(options, 'color', GOLD)
  return (
    s.ring(0, 0, 92, 22, gold) +
    [0, 1, 2, 3, 4, 5].map((i) => s.gem(Math.cos(i * 1.047) * 92, Math.sin(i * 1.047) * 92, 6, '#e2483a')).join('')
  )
}

/** A cloud that is ridden: curls of vapour in rows. */
const cloudMount: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#fff3d8')
  const puff = (x: number, y: number, r: number) => s.disc(x, y, r, c, ink(c), 5) + s.disc(x, y, r - 1, c)
  const curl = (x: number, y: number, r: number) =>
    s.stroke(
      `${x - r * 0.7},${y + r * 0.4} ${x - r * 0.5},${y - r * 0.5} ${x + r * 0.4},${y - r * 0.5} ${x + r * 0.5},${y + r * 0.2} ${x},${y + r * 0.4} ${x - r * 0.16},${y}`,
      6,
      shade(c, 1.3),
      { steps: 26 },
    )
  const spots = [
    [-210, 10, 62],
    [-120, -26, 72],
    [-20, -8, 80],
    [90, -30, 74],
    [190, 4, 66],
    [-160, 50, 66],
    [-50, 64, 80],
    [70, 58, 82],
    [160, 56, 66],
  ] as const
  return (
    s.blade('-220,40 -330,30 -420,-20', 60, c, 'spike') +
    spots.map(([x, y, r]) => puff(x, y, r)).join('') +
    spots.map(([x, y, r]) => s.disc(x, y, r - 2, c) + curl(x, y, r)).join('')
  )
}

export const PILGRIMAGE: PropTable = {
  'ring-staff': ringStaff,
  rake,
  'moon-spade': moonSpade,
  'plantain-fan': plantainFan,
  'fire-wheel': fireWheel,
  'heaven-hoop': heavenHoop,
  'cloud-mount': cloudMount,
}
