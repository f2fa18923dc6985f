import type { MediaRequest } from '@otogi/content/media/request'
import { toDayNumber, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { keyedHash, type MediaKeys } from '../process/secrets.ts'

/** A puzzle as its player knows it. */
export type PuzzleName = { readonly id: string; readonly day: MadridDay }

/**
 * How many looks each picture and clip of a day has. A player gets one of them at every stage of a puzzle: what one look's
 * files tell says little of another player's, and nothing of another day's. @internal
 */
export const LOOKS = 8

/** Numbers the looks of all days; 0 stands for the plain picture. */
export function chooseLook({ lookChoice }: MediaKeys, { id, day }: PuzzleName): number {
  return lookNumber(day, keyedHash(lookChoice, id).readUInt32BE(0) % LOOKS)
}

/** What is shown in a look: nobody without the key can make the same file. */
export function withLook({ lookSeeds }: MediaKeys, request: MediaRequest, look: number): MediaRequest {
  if (look === 0) return request
  const subject = 'series' in request ? request.series : 'character' in request ? request.character : request.card
  const seed = keyedHash(lookSeeds, 'look', look, subject, 'mode' in request ? request.mode : 0).toString('hex')
  return { ...request, seed }
}

/** Everything that players may get for one request on a day. */
export function listLooks(keys: MediaKeys, request: MediaRequest, day: MadridDay): MediaRequest[] {
  return Array.from({ length: LOOKS }, (_, index) => withLook(keys, request, lookNumber(day, index)))
}

function lookNumber(day: MadridDay, index: number): number {
  return Math.max(0, toDayNumber(day)) * LOOKS + index + 1
}
