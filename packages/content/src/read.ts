import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseFields } from '@otogi/art/field-faults'
import type * as z from 'zod/mini'
import type { Fault } from './faults.ts'
import { inspectMediaFiles, type MediaFiles } from './media-files.ts'
import { readParts, type PartFiles } from './parts.ts'
import { manifestSchema, portraitsSchema, scenesSchema, chooseSeriesSchema, type Manifest } from './schema.ts'
import { findMissingTranslations, findPackLanguages } from './translations.ts'
import { getPortraitsPath, getScenesPath, getSeriesPath, type SeriesFiles } from './series-files.ts'

export interface PackFiles {
  readonly manifest: Manifest | undefined
  readonly series: readonly SeriesFiles[]
  readonly mediaFiles: MediaFiles
  readonly parts: PartFiles
  readonly faults: readonly Fault[]
}

export const MANIFEST = 'pack.json'

/** Reads all files listed by the manifest. Files that cannot be read are reported as faults and left out. */
export async function readPackFiles(directory: string): Promise<PackFiles> {
  const faults: Fault[] = []
  const { value, data: manifest } = await readValidatedFile(directory, MANIFEST, () => manifestSchema, faults)
  const languages = findPackLanguages(value)
  faults.push(...findMissingTranslations(MANIFEST, value, languages))
  const series: SeriesFiles[] = []
  for (const id of manifest?.series ?? []) {
    const [facts, portraits, scenes] = await Promise.all([
      readValidatedFile(directory, getSeriesPath(id), chooseSeriesSchema, faults),
      readValidatedFile(directory, getPortraitsPath(id), () => portraitsSchema, faults),
      readValidatedFile(directory, getScenesPath(id), () => scenesSchema, faults),
    ])
    faults.push(...findMissingTranslations(getSeriesPath(id), facts.value, languages))
    if (facts.data) series.push({ id, series: facts.data, portraits: portraits.data, scenes: scenes.data })
  }
  const mediaFiles = await inspectMediaFiles(directory, series)
  const { parts, faults: partFaults } = await readParts(directory)
  return { manifest, series, mediaFiles, parts, faults: [...faults, ...mediaFiles.faults, ...partFaults] }
}

async function readValidatedFile<Schema extends z.ZodMiniType>(
  directory: string,
  file: string,
  chooseSchema: (value: unknown) => Schema,
  faults: Fault[],
): Promise<{ readonly value: unknown; readonly data: z.infer<Schema> | undefined }> {
  const found = await parseJson(directory, file)
  if ('message' in found) {
    faults.push({ file, path: '', message: found.message })
    return { value: undefined, data: undefined }
  }
  const { faults: fieldFaults, data } = parseFields(chooseSchema(found.value), found.value)
  faults.push(...fieldFaults.map((fault) => ({ file, ...fault })))
  return { value: found.value, data }
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
