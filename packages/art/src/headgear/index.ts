import { mergeTables } from '../figure/choice.ts'
import type { HeadgearTable } from '../figure/parts.ts'
import * as tables from './tables.ts'

export const HEADGEAR: HeadgearTable = mergeTables(...Object.values(tables))
