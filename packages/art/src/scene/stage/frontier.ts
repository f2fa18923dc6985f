import type { StageTable } from './part.ts'

export const FRONTIER: StageTable = {}
