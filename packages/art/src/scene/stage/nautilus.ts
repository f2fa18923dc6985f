import type { StageTable } from './part.ts'

export const NAUTILUS: StageTable = {}
