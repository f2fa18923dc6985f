import { BOWED } from './bowed.ts'
import { BRASS } from './brass.ts'
import { DRUMS } from './drums.ts'
import type { Instrument } from './instrument.ts'
import { PLUCKED } from './plucked.ts'
import { REEDS } from './reeds.ts'
import { STRUCK } from './struck.ts'
import { VOICES } from './voices.ts'
import { WINDS } from './winds.ts'

/** All instruments, by name. */
export const INSTRUMENTS = {
  ...BOWED,
  ...WINDS,
  ...BRASS,
  ...REEDS,
  ...VOICES,
  ...PLUCKED,
  ...STRUCK,
  ...DRUMS,
} satisfies Readonly<Record<string, Instrument>>

export type InstrumentName = keyof typeof INSTRUMENTS
