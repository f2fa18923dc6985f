import type { Style } from './accompany.ts'
import type { InstrumentName } from './instruments/index.ts'
import type { KitName } from './percussion.ts'
import type { Room } from './reverb.ts'

/** The role of an instrument in an arrangement: what it plays, and how it is mixed. */
export interface Seat {
  readonly instrument: InstrumentName
  /** Loudness relative to the melody, in LU. */
  readonly level: number
  /** Position in the stereo image from -1 (left) to 1 (right). */
  readonly pan: number
  /** The pitch around which the line should be played, regardless of the octave in which it is written. */
  readonly around?: number
  /** Number of octaves by which the line is raised above its written pitch. */
  readonly octave?: number
  /** The fraction of the piece that has passed when the instrument starts to play. */
  readonly joinsAfter?: number
}

export interface Ensemble {
  readonly melody: readonly Seat[]
  readonly bass: readonly Seat[]
  readonly chords: readonly (Seat & { readonly style: Style })[]
  readonly kit: KitName
  readonly room: Room
  /** Loudness of the reverb relative to the instruments, in LU. */
  readonly wet: number
}

const CHAMBER: Room = { seconds: 1, softness: 0.45, predelay: 0.012 }
const HALL: Room = { seconds: 1.9, softness: 0.35, predelay: 0.022 }
const CHURCH: Room = { seconds: 3.4, softness: 0.25, predelay: 0.03 }
const OUTDOORS: Room = { seconds: 0.7, softness: 0.6, predelay: 0.008 }

type Venue = Pick<Ensemble, 'kit' | 'room' | 'wet'>

export const parlor = (kit: KitName): Venue => ({ kit, room: CHAMBER, wet: -13 })
export const hall = (kit: KitName): Venue => ({ kit, room: HALL, wet: -11 })
export const church = (kit: KitName): Venue => ({ kit, room: CHURCH, wet: -8 })
export const square = (kit: KitName): Venue => ({ kit, room: OUTDOORS, wet: -15 })

export function createSeat(instrument: InstrumentName, level: number, pan: number, around?: number): Seat {
  return around === undefined ? { instrument, level, pan } : { instrument, level, pan, around }
}

export function createChordSeat(
  instrument: InstrumentName,
  style: Style,
  level: number,
  pan: number,
): Ensemble['chords'][number] {
  return { instrument, style, level, pan }
}

export const lead = (instrument: InstrumentName, around?: number, pan = 0): Seat =>
  createSeat(instrument, 0, pan, around)
export const joining = (joins: number, joined: Seat): Seat => ({ ...joined, joinsAfter: joins })
export const pad = (level: number): Ensemble['chords'][number] => createChordSeat('strings', 'hold', level, 0.1)

export const CELLOS = [createSeat('lowStrings', -7, 0.25, 43)]
export const DOUBLE_BASS = [createSeat('doubleBass', -6, 0.15, 40)]
export const PLUCKED_BASS = [createSeat('vihuela', -6, 0.1, 43)]
