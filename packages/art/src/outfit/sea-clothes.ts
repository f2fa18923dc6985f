import type { OutfitTable } from '../figure/parts.ts'

export const SEA_CLOTHES: OutfitTable = {}
