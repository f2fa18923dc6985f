import type { OutfitTable } from '../figure/parts.ts'

export const FRONTIER_ARMOUR: OutfitTable = {}
