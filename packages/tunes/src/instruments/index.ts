import * as bowed from './bowed.ts'
import * as brass from './brass.ts'
import * as drums from './drums.ts'
import type { Instrument } from './instrument.ts'
import * as plucked from './plucked.ts'
import * as reeds from './reeds.ts'
import * as struck from './struck.ts'
import * as voices from './voices.ts'
import * as winds from './winds.ts'

/** Every instrument that an orchestra can seat. */
export const INSTRUMENTS = {
  ...bowed,
  ...winds,
  ...brass,
  ...reeds,
  ...voices,
  ...plucked,
  ...struck,
  ...drums,
} satisfies Readonly<Record<string, Instrument>>

export type InstrumentName = keyof typeof INSTRUMENTS
