import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Fault } from './faults.ts'
import {
  manifestSchema,
  portraitsSchema,
  scenesSchema,
  seriesSchema,
  type Manifest,
  type PortraitsFile,
  type ScenesFile,
  type SeriesFile,
} from './schema.ts'

/** The files of one series, each in the shape its schema asks for. */
export interface SeriesFiles {
  readonly id: string
  readonly series: SeriesFile
  readonly portraits: PortraitsFile | undefined
  readonly scenes: ScenesFile | undefined
}

export interface PackFiles {
  readonly manifest: Manifest | undefined
  readonly series: readonly SeriesFiles[]
  readonly faults: readonly Fault[]
}

export const MANIFEST = 'pack.json'

export function seriesFile(id: string): string {
  return `series/${id}.json`
}

export function portraitsFile(id: string): string {
  return `portraits/${id}.json`
}

export function scenesFile(id: string): string {
  return `scenes/${id}.json`
}

/** Reads every file that the manifest lists; what cannot be read is told as a fault and left out. */
export async function readPackFiles(directory: string): Promise<PackFiles> {
  const faults: Fault[] = []
  const manifest = await read(directory, MANIFEST, manifestSchema, faults)
  const series: SeriesFiles[] = []
  for (const id of manifest?.series ?? []) {
    const [facts, portraits, scenes] = await Promise.all([
      read(directory, seriesFile(id), seriesSchema, faults),
      read(directory, portraitsFile(id), portraitsSchema, faults),
      read(directory, scenesFile(id), scenesSchema, faults),
    ])
    if (facts) series.push({ id, series: facts, portraits, scenes })
  }
  return { manifest, series, faults }
}

async function read<Schema extends z.ZodMiniType>(
  directory: string,
  file: string,
  schema: Schema,
  faults: Fault[],
): Promise<z.infer<Schema> | undefined> {
  const found = await parseJson(directory, file)
  if ('message' in found) {
    faults.push({ file, path: '', message: found.message })
    return undefined
  }
  const parsed = z.safeParse(schema, found.value, { error: z.locales.en().localeError })
  if (parsed.success) return parsed.data
  faults.push(...parsed.error.issues.map((issue) => ({ file, path: issue.path.join('.'), message: issue.message })))
  return undefined
}

async function parseJson(directory: string, file: string): Promise<{ value: unknown } | { message: string }> {
  let json: string
  try {
    json = await readFile(join(directory, file), 'utf8')
  } catch {
    return { message: 'is missing' }
  }
  try {
    return { value: JSON.parse(json) }
  } catch (error) {
    return { message: `is not JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
}
