import { listTicks, type Grid } from './grid.ts'
import type { InstrumentName } from './instruments/index.ts'

/**
 * The strokes of a bar in eighth notes, for bars of different lengths. `X` is hard, `x` medium, `o` soft, and `.` a
 * rest.
 */
interface BarPatterns {
  readonly two: string
  readonly three: string
  readonly four: string
  readonly six: string
}

export interface Drummer extends BarPatterns {
  readonly instrument: InstrumentName
  readonly level: number
  readonly pan: number
  /** The pitch of tuned drums. */
  readonly pitch: number
}

export interface Hit {
  readonly start: number
  readonly loudness: number
}

const EIGHTH = 0.5
const LOUDNESS: Readonly<Record<string, number>> = { X: 0.95, x: 0.65, o: 0.4 }
const SHORTEST = 0.16

function createDrummer(
  instrument: InstrumentName,
  level: number,
  pan: number,
  patterns: readonly string[],
  pitch = 60,
): Drummer {
  const [two = '', three = '', four = '', six = ''] = patterns
  return { instrument, level, pan, two, three, four, six, pitch }
}

const BAR_TRIANGLE = createDrummer('triangle', -15, 0.4, ['x...', 'x.....', 'x.......', 'x.....'], 98)
const SHAKER = createDrummer('shaker', -15, -0.4, ['o.xo', 'o.x.x.', 'o.xoo.xo', 'o.xo.x'])

const KITS = {
  none: [],
  light: [BAR_TRIANGLE, SHAKER],
  soft: [
    createDrummer('bassDrum', -17, 0, ['x...', 'x.....', 'x.......', 'x.....']),
    createDrummer('shaker', -17, -0.4, ['..o.', '..o.o.', '..o...o.', '..o..o']),
    createDrummer('triangle', -18, 0.4, ['x...', 'x.....', 'x.......', 'x.....'], 98),
  ],
  sparkle: [
    BAR_TRIANGLE,
    createDrummer('woodBlock', -15, -0.3, ['..o.', '..o.o.', '..o...o.', '..o..o'], 86),
    createDrummer('shaker', -17, -0.4, ['oooo', 'oooooo', 'oooooooo', 'oooooo']),
  ],
  waves: [
    createDrummer('bassDrum', -16, 0, ['X...', 'X.....', 'X...o...', 'X.....']),
    createDrummer('shaker', -15, -0.4, ['.oxo', '.oxoxo', '.oxo.oxo', '.oxoxo']),
    createDrummer('triangle', -17, 0.4, ['....x...', '......x.....', '....x...', '...x..'], 98),
  ],
  heartbeat: [createDrummer('bassDrum', -12, 0, ['X.o.', 'X.o...', 'X.o.....', 'X.o...'])],
  frame: [
    createDrummer('frameDrum', -11, -0.1, ['X.xo', 'X..oxo', 'X..xx.xo', 'X.ox.o']),
    createDrummer('tambourine', -15, 0.35, ['..x.', '..o.x.', '..x...x.', '...x..']),
  ],
  bodhran: [
    createDrummer('frameDrum', -11, -0.1, ['XoxoXoxo', 'XoxoXo', 'XoxoXoxo', 'XooXoo']),
    createDrummer('shaker', -15, 0.35, ['o.x.', 'o.x.x.', 'o.x.o.x.', 'o.oo.o']),
  ],
  bones: [
    createDrummer('woodBlock', -11, 0.3, ['..xo', '..xoxx', '..xo..xx', 'x.ox.o'], 88),
    createDrummer('bassDrum', -13, 0, ['X...', 'X.....', 'X...X...', 'X..o..']),
    BAR_TRIANGLE,
  ],
  tiptoe: [
    createDrummer('bassDrum', -15, 0, ['X...', 'X.....', 'X...o...', 'X..o..']),
    createDrummer('woodBlock', -13, 0.3, ['..o.', '..o.o.', '..o...oo', '..o..o'], 84),
    createDrummer('shaker', -17, -0.4, ['oooo', 'oooooo', 'oooooooo', 'oooooo']),
  ],
  march: [
    createDrummer('bassDrum', -10, 0, ['X...', 'X.....', 'X...X...', 'X..x..']),
    createDrummer('snare', -11, 0.25, ['o.xo', 'o.xoxo', 'o.xoo.xx', 'x.ox.o']),
  ],
  festive: [
    createDrummer('bassDrum', -10, 0, ['X...', 'X.....', 'X...X...', 'X..X..']),
    createDrummer('snare', -11, 0.25, ['..x.', '..x.x.', '..x...x.', '..x..x']),
    createDrummer('tambourine', -13, -0.35, ['oxoX', 'oxoxoX', 'oxoXoxoX', 'o.xo.x']),
  ],
  taiko: [
    createDrummer('taiko', -8, 0, ['X..xX.x.', 'X..x..', 'X..xX.x.', 'X..x..']),
    createDrummer('woodBlock', -12, 0.35, ['..x.', '..x.x.', '..x...x.', '..x..x'], 86),
    createDrummer('smallDrum', -13, -0.3, ['.o.o.ooo', '.o.o.o', '.o.o.ooo', '.oo.oo']),
  ],
  taikoSoft: [
    createDrummer('taiko', -13, 0, ['X.......', 'X.........o.', 'X.....o.', 'X.....']),
    createDrummer('woodBlock', -16, 0.35, ['......o.', '..........o.', '......o.', '...o..'], 82),
  ],
  flowerDrum: [
    createDrummer('smallDrum', -7, 0.1, ['X.xx', 'X.xxx.', 'X.xxX.x.', 'X.xx.x']),
    createDrummer('woodBlock', -13, 0.35, ['..x.', '..x.x.', '..x...x.', '..x..x'], 88),
    createDrummer('triangle', -16, -0.4, ['x...', 'x.....', 'x...x...', 'x.....'], 100),
  ],
  tabla: [
    createDrummer('frameDrum', -13, -0.15, ['X...', 'X...x.', 'X...x...', 'X..x..']),
    createDrummer('smallDrum', -14, 0.25, ['.oxo', '.oxo.o', '.oxo.oxo', '.ox.ox']),
  ],
  tarantella: [
    createDrummer('tambourine', -10, 0.3, ['XoxoXoxo', 'XoxoXo', 'XoxoXoxo', 'XooXox']),
    createDrummer('frameDrum', -13, -0.1, ['X...', 'X.....', 'X...X...', 'X..x..']),
  ],
  stomp: [
    createDrummer('stomp', -8, 0, ['X...', 'X...X.', 'X...X...', 'X..X..']),
    createDrummer('tambourine', -12, 0.35, ['..x.', '..x.x.', '..x...x.', '..x..x']),
    createDrummer('shaker', -16, -0.35, ['o.oo', 'o.oooo', 'o.ooo.oo', 'o.oo.o']),
  ],
} satisfies Readonly<Record<string, readonly Drummer[]>>

export type KitName = keyof typeof KITS

export function listDrummers(kit: KitName): readonly Drummer[] {
  return KITS[kit]
}

/** Repeats a bar's pattern from the first whole bar to the end. */
export function listHits(drummer: Drummer, grid: Grid): Hit[] {
  const row = chooseBarPattern(drummer, grid)
  const isBlur = EIGHTH * grid.secondsPerBeat < SHORTEST
  return listTicks(grid, { start: grid.pickup, end: grid.length }, EIGHTH).flatMap((start, n) => {
    const loudness = LOUDNESS[row[n % row.length] ?? '.']
    return loudness === undefined || (isBlur && n % 2 === 1) ? [] : [{ start, loudness }]
  })
}

/** Returns the hits of a bar. A bar of unusual length has a hit at its start and a soft hit on each beat. */
function chooseBarPattern(patterns: BarPatterns, { meter }: Grid): string {
  const eighths = Math.round(meter.bar / EIGHTH)
  if (meter.compound && eighths % 6 === 0) return patterns.six
  if (!meter.compound && eighths === 6) return patterns.three
  if (eighths === 4) return patterns.two
  if (eighths === 8) return patterns.four
  const every = Math.max(1, Math.round(meter.beat / EIGHTH))
  return Array.from({ length: eighths }, (_, n) => (n === 0 ? 'X' : n % every === 0 ? 'o' : '.')).join('')
}
