import type { PortraitsFile, ScenesFile, SeriesFile } from './schema.ts'

/** The files of one series, each in the shape its schema asks for. */
export interface SeriesFiles {
  readonly id: string
  readonly series: SeriesFile
  readonly portraits: PortraitsFile | undefined
  readonly scenes: ScenesFile | undefined
}

export function seriesFile(id: string): string {
  return `series/${id}.json`
}

export function portraitsFile(id: string): string {
  return `portraits/${id}.json`
}

export function scenesFile(id: string): string {
  return `scenes/${id}.json`
}
