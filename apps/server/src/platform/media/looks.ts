import type { MediaRequest } from '@otogi/content/media/request'
import { toDayNumber, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { computeKeyedHash, type MediaKeys } from '../process/secrets.ts'

/** Public id and day of a puzzle. */
export type PuzzleName = { readonly id: string; readonly day: MadridDay }

/**
 * Number of variants ("looks") of each picture and clip per day. A player gets only one of them. Most other players
 * have different files, and the files change every day, so comparing files reveals little. @internal
 */
export const LOOKS = 8

/** Chooses the look of a puzzle. Looks are numbered across all days, and 0 means the picture without variations. */
export function chooseLook({ lookChoice }: MediaKeys, { id, day }: PuzzleName): number {
  return toLookNumber(day, computeKeyedHash(lookChoice, id).readUInt32BE(0) % LOOKS)
}

/** Adds the seed of a look to a request. Nobody can generate the same file without the key. */
export function addLook({ lookSeeds }: MediaKeys, request: MediaRequest, look: number): MediaRequest {
  if (look === 0) return request
  const subject = 'series' in request ? request.series : 'character' in request ? request.character : request.card
  const seed = computeKeyedHash(lookSeeds, 'look', look, subject, 'mode' in request ? request.mode : 0).toString('hex')
  return { ...request, seed }
}

/** Lists all variants that players may get for a request on a day. */
export function listLooks(keys: MediaKeys, request: MediaRequest, day: MadridDay): MediaRequest[] {
  return Array.from({ length: LOOKS }, (_, index) => addLook(keys, request, toLookNumber(day, index)))
}

function toLookNumber(day: MadridDay, index: number): number {
  return Math.max(0, toDayNumber(day)) * LOOKS + index + 1
}
