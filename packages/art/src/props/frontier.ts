import type { PropTable } from '../figure/parts.ts'

export const FRONTIER: PropTable = {}
