import type { PortraitsFile, ScenesFile, SeriesFile } from './schema.ts'

/** The files of one series after validation by their schemas. */
export interface SeriesFiles {
  readonly id: string
  readonly series: SeriesFile
  readonly portraits: PortraitsFile | undefined
  readonly scenes: ScenesFile | undefined
}

export function getSeriesPath(id: string): string {
  return `series/${id}.json`
}

export function getPortraitsPath(id: string): string {
  return `portraits/${id}.json`
}

export function getScenesPath(id: string): string {
  return `scenes/${id}.json`
}
