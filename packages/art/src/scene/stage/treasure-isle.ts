import type { StageTable } from './part.ts'

export const TREASURE_ISLE: StageTable = {}
