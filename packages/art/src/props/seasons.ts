import { ink, light } from '../draw/color.ts'
import { flower, sparkle } from '../draw/plants.ts'
import type { Svg } from '../draw/svg.ts'
import { colorIn, numberIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

const GOLD = '#f0c850'

type Spot = readonly [x: number, y: number, size: number]

function spots(list: readonly Spot[], draw: (x: number, y: number, size: number) => Svg): Svg {
  return list.map(([x, y, size]) => draw(x, y, size)).join('')
}

/** A leaf of maple with five points. */
function mapleLeaf(s: Sketch, x: number, y: number, size: number, color: string, turn = 0): Svg {
  const leaf = s.inked(
    '0,44! -4,22! -26,34! -20,14! -46,8! -30,-6! -40,-30! -16,-22! 0,-52! 16,-22! 40,-30! 30,-6! 46,8! 20,14! 26,34! 4,22!',
    color,
    4,
  )
  const veins = ['0,30 0,-36', '0,14 -30,-20', '0,14 30,-20'].map((line) =>
    s.stroke(line, 3, ink(color), { opacity: 0.6 }),
  )
  return s.place(x, y, leaf + veins.join(''), size, turn)
}

function snowCrystal(s: Sketch, x: number, y: number, size: number): Svg {
  const arm =
    s.stroke('0,0 0,-46', 7, '#ffffff', { profile: 'even' }) +
    s.stroke('-15,-42 0,-26 15,-42', 6, '#ffffff', { profile: 'even' })
  const halo =
    s.stroke('0,0 0,-48', 13, '#7aa8d8', { profile: 'even' }) +
    s.stroke('-17,-44 0,-26 17,-44', 11, '#7aa8d8', { profile: 'even' })
  const turned = (one: Svg) => [0, 60, 120, 180, 240, 300].map((turn) => s.place(0, 0, one, 1, turn)).join('')
  return s.place(x, y, turned(halo) + turned(arm), size)
}

function lotusPad(s: Sketch, x: number, y: number, size: number): Svg {
  const pad =
    s.inked('0,0! 60,-16 52,14 0,26 -56,12 -58,-14 -6,-24!', '#4fae6a', 4) + s.stroke('0,0 -44,-2', 3, '#2a6a44')
  const bloom = [-34, 34, -18, 18, 0]
    .map((lean) =>
      s.blade(`0,-4 ${lean * 0.7},-26 ${lean},-${56 - Math.abs(lean) * 0.5}`, 26, lean ? '#ffc0d8' : '#ffe4ee'),
    )
    .join('')
  return s.place(x, y, pad + bloom, size)
}

function spring(s: Sketch): Svg {
  const bough =
    s.cord('-380,-60 -290,-130 -190,-190 -60,-250', 17, '#6a4038', 'out') +
    s.cord('-270,-140 -250,-220 -190,-300', 11, '#6a4038', 'out')
  const blooms: readonly Spot[] = [
    [-320, -110, 30],
    [-268, -160, 36],
    [-216, -150, 26],
    [-228, -236, 34],
    [-178, -206, 32],
    [-192, -300, 28],
    [-122, -236, 30],
    [-330, -40, 22],
    [-70, -262, 22],
    [-260, -280, 20],
    [-140, -140, 16],
    [-200, -80, 15],
  ]
  return (
    s.fill('/-500,-500 0,-500 0,0 -500,0', '#ffdfea') +
    s.fill('-500,0! -380,-30 -260,-14 -120,-40 0,-20 0,10! -500,10!', '#b8dca0') +
    bough +
    spots(blooms, (x, y, size) => flower(x, y, size, size > 26 ? '#ff9ec2' : '#ffc8dc'))
  )
}

function summer(s: Sketch): Svg {
  const willow = [60, 120, 190, 262, 330].map((x, index) => {
    const length = -60 - (index % 2) * 60
    const leaves = Array.from({ length: 7 }, (_, leaf) => {
      const y = -330 + leaf * 38
      return y < length
        ? s.blade(
            `${x + leaf * 3},${y} ${x + (leaf % 2 ? 26 : -20) + leaf * 3},${y + 28}`,
            15,
            leaf % 2 ? '#4fae6a' : '#7ac85a',
          )
        : ''
    })
    return s.stroke(`${x - 10},-400 ${x},-300 ${x + 20},${length}`, 5, '#3a7a4a') + leaves.join('')
  })
  const clouds = s.fill('90,-150! 110,-190 150,-196 180,-230 230,-216 260,-180 300,-176 330,-150!', '#ffffff', 0.95)
  return (
    s.fill('/0,-500 500,-500 500,0 0,0', '#8ad8f4') +
    s.disc(250, -250, 44, '#fff6c0') +
    clouds +
    s.fill('/0,-70 500,-70 500,10 0,10', '#3fa8c8') +
    lotusPad(s, 220, -26, 1.1) +
    lotusPad(s, 318, -50, 0.8) +
    willow.join('')
  )
}

function autumn(s: Sketch): Svg {
  const bough = s.cord('400,60 320,110 240,130 150,190', 15, '#5a3a30', 'out')
  const leaves: readonly (readonly [number, number, number, number])[] = [
    [330, 90, 0.8, 20],
    [276, 132, 0.95, -30],
    [214, 120, 0.75, 60],
    [232, 188, 0.85, 10],
    [170, 190, 0.8, -50],
    [306, 200, 0.7, 80],
    [190, 262, 0.6, 30],
    [270, 262, 0.5, -20],
    [130, 250, 0.45, 70],
  ]
  const tones = ['#e0402a', '#f08a2a', '#d82e3a', '#f6b03a']
  return (
    s.fill('/0,0 500,0 500,500 0,500', '#ffd08a') +
    s.disc(190, 70, 46, '#fff4d0') +
    s.fill('0,330! 120,250 240,290 380,220 500,240 500,500! 0,500!', '#c8683a') +
    bough +
    leaves.map(([x, y, size, turn], index) => mapleLeaf(s, x, y, size, tones[index % 4] ?? '#e0402a', turn)).join('')
  )
}

function winter(s: Sketch): Svg {
  const bough = s.cord('-400,70 -310,110 -220,120 -140,170', 17, '#4a3a3c', 'out')
  const needles: readonly Spot[] = [
    [-330, 96, 1],
    [-262, 116, 1.1],
    [-196, 134, 0.9],
    [-290, 190, 0.8],
  ]
  const tuft = (x: number, y: number, size: number) =>
    s.place(
      x,
      y,
      [-70, -44, -18, 8, 34, 60]
        .map((lean) => s.blade(`0,16 ${lean * 0.6},-10 ${lean},-${30 - Math.abs(lean) * 0.3}`, 12, '#3a7a64'))
        .join('') + s.inked('-62,0! -46,-30 -14,-40 22,-36 52,-22 64,4! 20,-6 -20,-4', '#ffffff', 4, '#8aa8cc'),
      size,
    )
  const flakes: readonly Spot[] = [
    [-120, 70, 0.34],
    [-170, 240, 0.42],
    [-250, 260, 0.3],
    [-340, 180, 0.34],
    [-90, 200, 0.3],
  ]
  return (
    s.fill('/-500,0 0,0 0,500 -500,500', '#a8c8ec') +
    s.fill('-500,300! -380,230 -260,280 -130,240 0,300 0,500! -500,500!', '#eef6ff') +
    bough +
    spots(needles, tuft) +
    spots(flakes, (x, y, size) => snowCrystal(s, x, y, size))
  )
}

/** A round window of four panes, each upon a garden in another season. */
const seasonsWindow: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const r = numberIn(options, 'size', 360)
  const frame = colorIn(options, 'color', '#a8283a')
  const circle = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * Math.PI * 2
    return `${(Math.cos(angle) * r).toFixed(1)},${(Math.sin(angle) * r).toFixed(1)}`
  }).join(' ')
  const bars =
    s.metal(`/-11,${-r} 11,${-r} 11,${r} -11,${r}`, frame, { gradient: '-11,0 11,0' }) +
    s.metal(`/${-r},-11 ${r},-11 ${r},11 ${-r},11`, frame, { gradient: '0,-11 0,11' })
  const studs = Array.from({ length: 16 }, (_, index) => {
    const angle = ((index + 0.5) / 16) * Math.PI * 2
    return s.disc(Math.cos(angle) * (r + 8), Math.sin(angle) * (r + 8), 8, GOLD, ink(GOLD), 3)
  })
  return (
    s.clipped(circle, spring(s) + summer(s) + autumn(s) + winter(s)) +
    bars +
    s.ring(0, 0, r + 8, 38, frame) +
    s.ring(0, 0, r - 14, 7, GOLD) +
    s.ring(0, 0, r + 30, 7, GOLD) +
    studs.join('')
  )
}

/** What the four seasons let fall, circling above a hand at (0, 0). */
const seasonSwirl: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const glow = canvas.glow(
    [
      [0, '#ffffff', 0.55],
      [0.5, '#d8fff4', 0.25],
      [1, '#d8fff4', 0],
    ],
    0,
    -70,
    numberIn(options, 'size', 150),
  )
  return (
    glow +
    s.stroke('-96,-20 -60,10 40,6 96,-50 60,-120 -30,-128 -70,-80', 9, '#ffffff', { opacity: 0.85, steps: 30 }) +
    flower(-84, -60, 30, '#ff9ec2') +
    lotusPad(s, -18, -132, 0.62) +
    mapleLeaf(s, 78, -100, 0.72, '#e8502a', 24) +
    snowCrystal(s, 62, -14, 0.6) +
    sparkle(-10, -70, 26, '#ffffff') +
    sparkle(-110, -120, 14, light(GOLD, 0.6))
  )
}

export const SEASONS: PropTable = { 'seasons-window': seasonsWindow, 'season-swirl': seasonSwirl }
