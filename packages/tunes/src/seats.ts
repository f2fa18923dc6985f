import type { Style } from './accompany.ts'
import type { InstrumentName } from './instruments/index.ts'
import type { KitName } from './percussion.ts'
import type { Room } from './reverb.ts'

/** One line of an arrangement: who plays it, and how it stands in the mix. */
export interface Seat {
  readonly plays: InstrumentName
  /** How much louder than the melody, in LU. */
  readonly level: number
  /** From -1 on the left to 1 on the right. */
  readonly pan: number
  /** The pitch that the middle of the line lies nearest to, whatever octave it is written in. */
  readonly around?: number
  /** Octaves above what is written. */
  readonly octave?: number
  /** The share of the piece after which it joins. */
  readonly joins?: number
}

export interface Ensemble {
  readonly melody: readonly Seat[]
  readonly bass: readonly Seat[]
  readonly chords: readonly (Seat & { readonly style: Style })[]
  readonly kit: KitName
  readonly room: Room
  /** How much louder the room's answer is than the players, in LU. */
  readonly wet: number
}

const CHAMBER: Room = { seconds: 1, softness: 0.45, before: 0.012 }
const HALL: Room = { seconds: 1.9, softness: 0.35, before: 0.022 }
const CHURCH: Room = { seconds: 3.4, softness: 0.25, before: 0.03 }
const OUTDOORS: Room = { seconds: 0.7, softness: 0.6, before: 0.008 }

type Place = Pick<Ensemble, 'kit' | 'room' | 'wet'>

export const parlour = (kit: KitName): Place => ({ kit, room: CHAMBER, wet: -13 })
export const hall = (kit: KitName): Place => ({ kit, room: HALL, wet: -11 })
export const church = (kit: KitName): Place => ({ kit, room: CHURCH, wet: -8 })
export const square = (kit: KitName): Place => ({ kit, room: OUTDOORS, wet: -15 })

export function seat(plays: InstrumentName, level: number, pan: number, around?: number): Seat {
  return around === undefined ? { plays, level, pan } : { plays, level, pan, around }
}

export function chords(plays: InstrumentName, style: Style, level: number, pan: number): Ensemble['chords'][number] {
  return { plays, style, level, pan }
}

export const lead = (plays: InstrumentName, around?: number, pan = 0): Seat => seat(plays, 0, pan, around)
export const joining = (joins: number, joined: Seat): Seat => ({ ...joined, joins })
export const pad = (level: number): Ensemble['chords'][number] => chords('strings', 'hold', level, 0.1)

export const CELLOS = [seat('lowStrings', -7, 0.25, 43)]
export const DOUBLE_BASS = [seat('doubleBass', -6, 0.15, 40)]
export const PLUCKED_BASS = [seat('vihuela', -6, 0.1, 43)]
