import type { PropTable } from '../figure/parts.ts'

export const UNDERSEA: PropTable = {}
