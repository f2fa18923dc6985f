import { mergeTables } from '../figure/choice.ts'
import type { OutfitTable } from '../figure/parts.ts'
import * as tables from './tables.ts'

export const OUTFIT: OutfitTable = mergeTables(...Object.values(tables))
