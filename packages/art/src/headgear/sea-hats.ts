import type { HeadgearTable } from '../figure/parts.ts'

export const SEA_HATS: HeadgearTable = {}
