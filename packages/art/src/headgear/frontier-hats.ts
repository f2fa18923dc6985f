import type { HeadgearTable } from '../figure/parts.ts'

export const FRONTIER_HATS: HeadgearTable = {}
