import { toPoints } from '../../draw/notation.ts'
import { requireKind } from '../choice.ts'
import { createMirroredLocks, type HairLock } from './locks.ts'

/** The locks next to the face. */
const SIDES: Readonly<Record<string, () => HairLock[]>> = {
  none: () => [],
  short: () => parsePair('88,-74 118,-14 119,40 104,82', 34),
  long: () => [...parsePair('88,-80 122,-6 126,90 108,176', 36), ...parsePair('84,-60 112,10 110,70 96,130', 24)],
  hime: () => parsePair('88,-84 114,-20 117,50 113,112', 46, { profile: 'blunt', shadeFrom: 0.66, lineFrom: 0.2 }),
  'extra-long': () => [
    ...parsePair('88,-80 126,10 128,130 116,250 124,330', 42),
    ...parsePair('84,-60 112,20 108,100 96,180', 28),
  ],
  wavy: () => [
    ...parsePair('86,-80 128,-8 112,56 134,112 110,176', 40),
    ...parsePair('84,-60 112,10 102,60 112,110 94,146', 24),
  ],
  curl: () => [
    ...parsePair('86,-74 122,-14 112,44 128,92 104,124', 34),
    ...parsePair('90,-60 126,10 122,70 140,110 128,140', 26),
  ],
  ringlet: () => [
    ...parsePair('88,-70 126,-20 106,20 134,58 108,96 132,132 112,166', 34, { profile: 'leaf' }),
    ...parsePair('92,-60 138,0 120,44 146,84 122,124 142,156', 26, { profile: 'leaf' }),
  ],
  tuft: () => [
    ...parsePair('110,-30 132,14 150,58', 40, { profile: 'spike' }),
    ...parsePair('106,8 128,52 140,94', 40, { profile: 'spike' }),
    ...parsePair('92,44 110,86 114,124', 36, { profile: 'spike' }),
    ...parsePair('108,-66 130,-30 148,0', 40, { profile: 'spike' }),
  ],
  frizz: () => [
    ...parsePair('96,-70 150,-62 176,-36 168,-6', 46, { profile: 'leaf' }),
    ...parsePair('98,-50 156,-14 180,22 164,48', 50, { profile: 'leaf' }),
    ...parsePair('98,-20 146,34 152,72 132,84', 42, { profile: 'leaf' }),
    ...parsePair('94,-84 138,-108 170,-96 182,-74', 40, { profile: 'leaf' }),
  ],
  burn: () => parsePair('116,-74 112,-20 107,34 96,74', 27),
  mutton: () => [
    ...parsePair('116,-74 112,0 106,60 84,104', 40, { profile: 'leaf' }),
    ...parsePair('98,-34 108,40 98,86 70,112', 38, { profile: 'leaf' }),
  ],
  wisp: () => parsePair('96,-60 116,-10 112,30 120,64', 14),
}

export const SIDE_KINDS: readonly string[] = Object.keys(SIDES)

export function listSideLocks(kind: string): HairLock[] {
  return requireKind(SIDES, kind, 'side hair')()
}

/** Parses a pair of locks whose roots taper, because no other hair may hide them. */
function parsePair(text: string, width: number, rest: Partial<HairLock> = {}): HairLock[] {
  return createMirroredLocks(toPoints(text), width, { profile: 'bang', ...rest })
}
