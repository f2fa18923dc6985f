import { ticks, type Grid } from './grid.ts'
import type { InstrumentName } from './instruments/index.ts'

/** Strokes of one bar, in eighth notes: X hard, x middling, o soft; one row for each kind of bar. */
interface Rows {
  readonly two: string
  readonly three: string
  readonly four: string
  readonly six: string
}

export interface Drummer extends Rows {
  readonly plays: InstrumentName
  readonly level: number
  readonly pan: number
  /** For those that are tuned. */
  readonly pitch: number
}

export interface Hit {
  readonly start: number
  readonly loudness: number
}

const EIGHTH = 0.5
const LOUDNESS: Readonly<Record<string, number>> = { X: 0.95, x: 0.65, o: 0.4 }
const SHORTEST = 0.16

function drummer(plays: InstrumentName, level: number, pan: number, rows: readonly string[], pitch = 60): Drummer {
  const [two = '', three = '', four = '', six = ''] = rows
  return { plays, level, pan, two, three, four, six, pitch }
}

const BAR_TRIANGLE = drummer('triangle', -15, 0.4, ['x...', 'x.....', 'x.......', 'x.....'], 98)
const SHAKER = drummer('shaker', -15, -0.4, ['o.xo', 'o.x.x.', 'o.xoo.xo', 'o.xo.x'])

/** Drums by the mood of a piece. */
const KITS = {
  none: [],
  light: [BAR_TRIANGLE, SHAKER],
  soft: [
    drummer('bassDrum', -17, 0, ['x...', 'x.....', 'x.......', 'x.....']),
    drummer('shaker', -17, -0.4, ['..o.', '..o.o.', '..o...o.', '..o..o']),
    drummer('triangle', -18, 0.4, ['x...', 'x.....', 'x.......', 'x.....'], 98),
  ],
  sparkle: [
    BAR_TRIANGLE,
    drummer('woodBlock', -15, -0.3, ['..o.', '..o.o.', '..o...o.', '..o..o'], 86),
    drummer('shaker', -17, -0.4, ['oooo', 'oooooo', 'oooooooo', 'oooooo']),
  ],
  waves: [
    drummer('bassDrum', -16, 0, ['X...', 'X.....', 'X...o...', 'X.....']),
    drummer('shaker', -15, -0.4, ['.oxo', '.oxoxo', '.oxo.oxo', '.oxoxo']),
    drummer('triangle', -17, 0.4, ['....x...', '......x.....', '....x...', '...x..'], 98),
  ],
  heartbeat: [drummer('bassDrum', -12, 0, ['X.o.', 'X.o...', 'X.o.....', 'X.o...'])],
  frame: [
    drummer('frameDrum', -11, -0.1, ['X.xo', 'X..oxo', 'X..xx.xo', 'X.ox.o']),
    drummer('tambourine', -15, 0.35, ['..x.', '..o.x.', '..x...x.', '...x..']),
  ],
  bodhran: [
    drummer('frameDrum', -11, -0.1, ['XoxoXoxo', 'XoxoXo', 'XoxoXoxo', 'XooXoo']),
    drummer('shaker', -15, 0.35, ['o.x.', 'o.x.x.', 'o.x.o.x.', 'o.oo.o']),
  ],
  bones: [
    drummer('woodBlock', -11, 0.3, ['..xo', '..xoxx', '..xo..xx', 'x.ox.o'], 88),
    drummer('bassDrum', -13, 0, ['X...', 'X.....', 'X...X...', 'X..o..']),
    BAR_TRIANGLE,
  ],
  tiptoe: [
    drummer('bassDrum', -15, 0, ['X...', 'X.....', 'X...o...', 'X..o..']),
    drummer('woodBlock', -13, 0.3, ['..o.', '..o.o.', '..o...oo', '..o..o'], 84),
    drummer('shaker', -17, -0.4, ['oooo', 'oooooo', 'oooooooo', 'oooooo']),
  ],
  march: [
    drummer('bassDrum', -10, 0, ['X...', 'X.....', 'X...X...', 'X..x..']),
    drummer('snare', -11, 0.25, ['o.xo', 'o.xoxo', 'o.xoo.xx', 'x.ox.o']),
  ],
  festive: [
    drummer('bassDrum', -10, 0, ['X...', 'X.....', 'X...X...', 'X..X..']),
    drummer('snare', -11, 0.25, ['..x.', '..x.x.', '..x...x.', '..x..x']),
    drummer('tambourine', -13, -0.35, ['oxoX', 'oxoxoX', 'oxoXoxoX', 'o.xo.x']),
  ],
  taiko: [
    drummer('taiko', -8, 0, ['X..xX.x.', 'X..x..', 'X..xX.x.', 'X..x..']),
    drummer('woodBlock', -12, 0.35, ['..x.', '..x.x.', '..x...x.', '..x..x'], 86),
    drummer('smallDrum', -13, -0.3, ['.o.o.ooo', '.o.o.o', '.o.o.ooo', '.oo.oo']),
  ],
  taikoSoft: [
    drummer('taiko', -13, 0, ['X.......', 'X.........o.', 'X.....o.', 'X.....']),
    drummer('woodBlock', -16, 0.35, ['......o.', '..........o.', '......o.', '...o..'], 82),
  ],
  flowerDrum: [
    drummer('smallDrum', -7, 0.1, ['X.xx', 'X.xxx.', 'X.xxX.x.', 'X.xx.x']),
    drummer('woodBlock', -13, 0.35, ['..x.', '..x.x.', '..x...x.', '..x..x'], 88),
    drummer('triangle', -16, -0.4, ['x...', 'x.....', 'x...x...', 'x.....'], 100),
  ],
  tabla: [
    drummer('frameDrum', -13, -0.15, ['X...', 'X...x.', 'X...x...', 'X..x..']),
    drummer('smallDrum', -14, 0.25, ['.oxo', '.oxo.o', '.oxo.oxo', '.ox.ox']),
  ],
  tarantella: [
    drummer('tambourine', -10, 0.3, ['XoxoXoxo', 'XoxoXo', 'XoxoXoxo', 'XooXox']),
    drummer('frameDrum', -13, -0.1, ['X...', 'X.....', 'X...X...', 'X..x..']),
  ],
  stomp: [
    drummer('stomp', -8, 0, ['X...', 'X...X.', 'X...X...', 'X..X..']),
    drummer('tambourine', -12, 0.35, ['..x.', '..x.x.', '..x...x.', '..x..x']),
    drummer('shaker', -16, -0.35, ['o.oo', 'o.oooo', 'o.ooo.oo', 'o.oo.o']),
  ],
} satisfies Readonly<Record<string, readonly Drummer[]>>

export type KitName = keyof typeof KITS

export function drummersOf(kit: KitName): readonly Drummer[] {
  return KITS[kit]
}

/** When a drummer strikes: from the first whole bar to the end, each row over and over. */
export function hits(drummer: Drummer, grid: Grid): Hit[] {
  const row = rowOf(drummer, grid)
  const isBlur = EIGHTH * grid.secondsPerBeat < SHORTEST
  return ticks(grid, { start: grid.pickup, end: grid.length }, EIGHTH).flatMap((start, n) => {
    const loudness = LOUDNESS[row[n % row.length] ?? '.']
    return loudness === undefined || (isBlur && n % 2 === 1) ? [] : [{ start, loudness }]
  })
}

/** A bar of an unusual length has a stroke at its beginning and a soft one on each beat. */
function rowOf(rows: Rows, { meter }: Grid): string {
  const eighths = Math.round(meter.bar / EIGHTH)
  if (meter.compound && eighths % 6 === 0) return rows.six
  if (!meter.compound && eighths === 6) return rows.three
  if (eighths === 4) return rows.two
  if (eighths === 8) return rows.four
  const every = Math.max(1, Math.round(meter.beat / EIGHTH))
  return Array.from({ length: eighths }, (_, n) => (n === 0 ? 'X' : n % every === 0 ? 'o' : '.')).join('')
}
