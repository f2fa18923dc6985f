import type { MediaRequest } from '@otogi/content/media/request'
import { toDayNumber, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { computeKeyedHash, type MediaKeys } from '../process/secrets.ts'

/** A puzzle's public id and day. */
export type PuzzleIdAndDay = { readonly id: string; readonly day: MadridDay }

/**
 * Number of variants of each picture and clip per day. A player gets only one of them. Most other players have
 * different files, and the files change every day, so comparing files reveals little. @internal
 */
export const VARIANTS = 8

/** Chooses a puzzle's variant. Variants are numbered across all days; 0 is the unchanged picture. */
export function chooseVariant({ variantChoice }: MediaKeys, { id, day }: PuzzleIdAndDay): number {
  return toVariantNumber(day, computeKeyedHash(variantChoice, id).readUInt32BE(0) % VARIANTS)
}

/** Adds a variant's seed to a request. Nobody can generate the same file without the key. */
export function addVariant({ variantSeeds }: MediaKeys, request: MediaRequest, variant: number): MediaRequest {
  if (variant === 0) return request
  const subject = 'series' in request ? request.series : 'character' in request ? request.character : request.card
  const seed = computeKeyedHash(variantSeeds, 'look', variant, subject, 'mode' in request ? request.mode : 0).toString(
    'hex',
  )
  return { ...request, seed }
}

/** Lists all variants that players may get for a request on a day. */
export function listVariants(keys: MediaKeys, request: MediaRequest, day: MadridDay): MediaRequest[] {
  return Array.from({ length: VARIANTS }, (_, index) => addVariant(keys, request, toVariantNumber(day, index)))
}

function toVariantNumber(day: MadridDay, index: number): number {
  return Math.max(0, toDayNumber(day)) * VARIANTS + index + 1
}
