import { ink, light, shade } from '../draw/color.ts'
import { colorIn, numberIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

const BONE = '#efe6d0'

/** A hound's head from the side, its jaws open; it looks to the left. */
const houndHead: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const coat = colorIn(options, 'color', '#3a3a48')
  const line = ink(coat)
  const scruff = ['60,20 104,60 128,110', '78,90 118,140 134,200', '-34,110 -70,150 -84,206', '-50,190 -88,236 -98,290']
    .map((text) => s.blade(text, 58, coat, 'spike'))
    .join('')
  const teeth = ['/-128,8 -114,8 -124,34', '/-92,14 -80,16 -88,32', '/-126,62 -112,58 -122,36', '/-92,54 -80,50 -88,38']
  return (
    s.cloth('20,-60! 60,-150 78,-172! 92,-110 84,-40!', shade(coat, 0.6)) +
    s.inked('-60,22! -80,40 -112,60 -96,66 -60,50 -44,30', '#c85a6a', 3, line) +
    s.cloth('-44,26! -86,54 -126,62 -140,74 -128,90 -80,92 -44,104! -20,70', coat, {
      shades: ['-130,84! -80,86 -30,80 -20,112 -90,100!'],
    }) +
    scruff +
    s.cloth(
      '-150,-26! -104,-40 -66,-54 -38,-86 0,-100 44,-92 82,-50 96,20 110,130 140,260 150,440! -110,440! -92,300 -60,190 -40,104 -40,60 -48,24! -90,14 -142,8! -164,-6 -160,-22',
      coat,
      {
        shades: ['40,-60! 110,20 160,440! 60,440! 70,200 30,60'],
        folds: ['-44,-40 -70,-30 -96,-28', '-30,70 -10,100 -20,150', '30,40 46,110 30,180', '-30,210 -6,260 -20,340'],
      },
    ) +
    s.cloth('-6,-84! 14,-168 40,-196! 64,-130 52,-66!', coat, { shades: ['24,-80! 40,-170 60,-120 46,-70!'] }) +
    s.inked('-166,-24! -150,-36 -132,-30 -136,-14 -158,-8', '#17131e', 2.4, line) +
    s.inked('-58,-44! -42,-62 -18,-60! -26,-42 -44,-38', colorIn(options, 'eyes', '#ffd83a'), 3, line) +
    s.oval(-37, -51, 4.5, 8, '#1a1020') +
    s.stroke('-66,-46 -42,-70 -8,-70', 6, line, { profile: 'out' }) +
    teeth.map((text) => s.inked(text, '#ffffff', 2, line)).join('')
  )
}

/** A raised arm of bare bones that leaves a torn sleeve; the shoulder is 58 left of the hand and 270 below it. */
const boneArm: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const bone = colorIn(options, 'color', BONE)
  const cloth = colorIn(options, 'sleeve', '#c8ccd0')
  const fingers = [
    '-22,-14 -46,-62 -58,-102 -60,-136',
    '-8,-20 -20,-80 -22,-128 -14,-168',
    '8,-20 12,-82 18,-130 30,-168',
    '22,-12 44,-64 58,-106 74,-134',
    '-26,8 -56,-8 -78,-34 -98,-48',
  ].map((text) => {
    const joints = s.points(text).slice(1)
    return s.cord(text, 10, bone, 'flat') + joints.map(([x, y]) => s.disc(x, y, 8.5, bone, ink(bone), 2.6)).join('')
  })
  const wrist = [
    [-18, 4],
    [2, -4],
    [20, 6],
    [-6, 18],
    [12, 22],
  ].map(([x = 0, y = 0]) => s.disc(x, y, 13, shade(bone, 0.2), ink(bone), 2.6))
  return (
    s.cord('-10,30 -26,90 -6,190', 13, bone) +
    s.cord('14,30 38,96 20,190', 15, bone) +
    fingers.join('') +
    wrist.join('') +
    s.cloth(
      '60,170! 40,196 24,172! 8,200 -10,168! -22,206 -44,190! -70,214 -110,250 -116,300 -70,330 -6,312 46,262 66,216',
      cloth,
      {
        shades: ['64,180! 70,230 10,320 -60,340! -10,290 40,236'],
        folds: ['10,206 0,240 -40,270', '34,204 24,244 -10,280'],
      },
    ) +
    s.disc(8, 194, 17, bone, ink(bone), 3)
  )
}

/** A fishing net, gathered in a fist above, with a salmon in its belly. */
const fishingNet: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const cord = colorIn(options, 'color', '#d8c89a')
  const tall = numberIn(options, 'tall', 260)
  const strands = 7
  const half = (share: number) => 12 + 92 * Math.sin((share * Math.PI) / 2)
  const at = (column: number, share: number) => {
    const u = (column / (strands - 1)) * 2 - 1
    const bent = Math.max(-1, Math.min(1, u))
    return `${(bent * half(share)).toFixed(1)},${(16 + share * tall + (1 - bent * bent) * 34 * share).toFixed(1)}`
  }
  const rows = 7
  const mesh = Array.from({ length: strands }, (_, start) =>
    [1, -1].map((way) => {
      const line = Array.from({ length: rows + 1 }, (_, row) => {
        const raw = start + way * row
        const span = (strands - 1) * 2
        const folded = ((raw % span) + span) % span
        return at(folded > strands - 1 ? span - folded : folded, row / rows)
      })
      return line.slice(1).map((to, row) => s.stroke(`${line[row]} ${to}`, 6.5, cord, { profile: 'even', steps: 3 }))
    }),
  ).flat(2)
  const edge = [0, strands - 1].map((column) =>
    s.cord(Array.from({ length: rows + 1 }, (_, row) => at(column, row / rows)).join(' '), 6, cord),
  )
  const rim = Array.from({ length: strands }, (_, column) => at(column, 1))
  const weights = rim.map((place) => {
    const [x = 0, y = 0] = place.split(',').map(Number)
    return s.disc(x, y + 6, 12, '#8a6a4a', ink('#8a6a4a'), 3)
  })
  return (
    mesh.join('') +
    edge.join('') +
    s.cord(rim.join(' '), 8, cord) +
    weights.join('') +
    s.cord('-14,40 -8,0 -16,-40', 9, cord, 'out') +
    s.cord('10,40 6,0 18,-34', 9, cord, 'out')
  )
}

/** A long sprig of mistletoe sharpened to a dart. */
const mistletoeSpear: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = '#7a6a3a'
  const leaf = colorIn(options, 'leaf', '#5f9040')
  const pairs = [-44, -136, -228]
  const leaves = pairs.flatMap((y, index) => {
    const reach = 118 - index * 14
    return [-1, 1].flatMap((side) => [
      s.cord(`0,${y + 6} ${side * 14},${y - 10} ${side * 30},${y - 20}`, 7, wood),
      s.blade(
        `${side * 24},${y - 16} ${side * reach * 0.62},${y - 30} ${side * reach},${y - 74}`,
        40,
        side > 0 ? light(leaf, 0.3) : leaf,
      ),
    ])
  })
  const berries = pairs.flatMap((y) =>
    [
      [-16, 2],
      [16, 2],
      [0, -22],
    ].map(
      ([x = 0, down = 0]) =>
        s.disc(x, y + down, 14, '#f6f8ec', '#7a8060', 3) + s.disc(x - 4, y + down - 4, 4, '#ffffff'),
    ),
  )
  return (
    s.rod([0, -290], [0, 150], 13, wood) +
    s.metal('/-14,-286 14,-286 0,-372', '#8a7440', { gradient: '-12,0 12,0' }) +
    leaves.join('') +
    berries.join('')
  )
}

/** A cat that sits, from the side; it looks to the left, its tail raised behind it. */
const catAside: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const coat = colorIn(options, 'color', '#b8b4b8')
  const line = ink(coat)
  const stripe = shade(coat, 1)
  return (
    s.cord('66,180 110,172 124,116 98,56 104,-6 132,-34', 24, coat) +
    s.cloth('2,-86! 20,-144 30,-154! 50,-110 48,-74!', shade(coat, 0.4)) +
    s.cloth('-8,10 -34,60 -46,120 -44,176! -70,184 -70,200! 60,200! 92,186 96,140 80,80 54,30 44,-20', coat, {
      shades: ['20,0! 60,30 104,130 96,210! 40,210! 60,150 44,80'],
      folds: ['-14,110 -16,150 -14,196', '20,196 10,150 40,120'],
      lights: ['-20,50! -36,100 -32,170! -14,110 -8,60'],
    }) +
    ['70,70 54,82 44,80', '86,110 66,120 54,116', '92,150 74,156 60,150']
      .map((text) => s.stroke(text, 10, stripe))
      .join('') +
    s.cloth('-58,-40 -48,-72 -16,-92 24,-92 52,-66 52,-24 26,6 -14,14 -44,-2 -66,-18', coat, {
      shades: ['20,-96! 66,-60 56,0 6,22! 34,-30'],
    }) +
    s.cloth('-22,-84! -18,-140 -8,-154! 20,-116 22,-84!', coat) +
    s.fill('-10,-92! -10,-128 -6,-136! 8,-110 10,-92!', '#e8a0a8') +
    ['4,-94 8,-76', '18,-92 20,-74', '48,-30 34,-26'].map((text) => s.stroke(text, 7, stripe)).join('') +
    s.inked('-42,-46! -26,-60 -8,-50! -22,-36', colorIn(options, 'eyes', '#d8e84a'), 2.6, line) +
    s.oval(-27, -48, 3.6, 8, '#14101a') +
    s.fill('/-70,-28 -56,-34 -58,-20', '#e07a8a') +
    s.stroke('-60,-18 -52,-8 -38,-10', 3, line) +
    ['-44,-16 -74,-10 -98,-14', '-44,-12 -70,2 -92,4']
      .map((text) => s.stroke(text, 2, '#ffffff', { opacity: 0.9 }))
      .join('')
  )
}

/** A necklace of amber that hangs from the fingers as one wide loop. */
const hangingNecklace: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const amber = colorIn(options, 'color', '#f09a2a')
  const count = 16
  const beads = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2
    const wide = 66 * Math.abs(Math.cos(angle / 2 - Math.PI / 2)) ** 0.6
    const [x, y] = [Math.sin(angle) * wide, 96 - Math.cos(angle) * 96]
    const radius = index === 8 ? 22 : index % 2 ? 12 : 16
    return { x, y, radius, tone: index % 2 ? '#f2d04a' : amber }
  })
  const line = [...beads, ...beads.slice(0, 1)].map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  return (
    s.stroke(line, 5, '#8a5a1a', { profile: 'even', steps: 60 }) +
    beads.map(({ x, y, radius, tone }) => s.gem(x, y, radius, tone, { setting: '#c98a2a' })).join('') +
    [-1, 1].map((side) => s.gem(side * 36, 214, 13, '#f2d04a', { setting: '#c98a2a', stretch: 1.3 })).join('') +
    s.gem(0, 232, 24, amber, { setting: '#e8c04e', stretch: 1.4 })
  )
}

/** Tongues of fire on both sides, lowest in the middle. */
const wallOfFire: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const fire = colorIn(options, 'color', '#ff7a2a')
  const tongue = (half: Sketch, x: number, top: number, width: number, bend: number) => {
    const flame = (share: number, tone: string, line: number) => {
      const [w, tip] = [width * share, 420 - (420 - top) * share]
      return half.inked(
        `${x - w},420! ${x - w * 1.1},${tip + 190} ${x - w * 0.2},${tip + 110} ${x + bend},${tip}! ${x + w * 0.5 + bend * 0.4},${tip + 90} ${x + w * 0.5},${tip + 140} ${x + w * 1.1},${tip + 210} ${x + w},420!`,
        tone,
        line,
        shade(fire, 1.2),
      )
    }
    return flame(1, fire, 4) + flame(0.74, light(fire, 0.5), 0) + flame(0.5, light(fire, 1.1), 0)
  }
  return s.both((half) =>
    [
      [356, -70, 44, -30],
      [290, 20, 38, 24],
      [236, 116, 34, -12],
    ]
      .map(([x = 0, top = 0, width = 0, bend = 0]) => tongue(half, x, top, width, bend))
      .join(''),
  )
}

export const NORSE: PropTable = {
  'hound-head': houndHead,
  'bone-arm': boneArm,
  'fishing-net': fishingNet,
  'mistletoe-spear': mistletoeSpear,
  'cat-aside': catAside,
  'hanging-necklace': hangingNecklace,
  'wall-of-fire': wallOfFire,
}
