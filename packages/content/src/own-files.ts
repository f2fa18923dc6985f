import type { Fault } from './faults.ts'
import { inspectPicture, inspectSound, type Inspected, type OwnFile, type OwnPicture } from './own-media.ts'
import { isOwn, type ScenesFile } from './schema.ts'
import { portraitsFile, scenesFile, seriesFile, type SeriesFiles } from './series-files.ts'

/** The files that a pack brings itself, by the path it calls them. */
export interface OwnFiles {
  readonly pictures: ReadonlyMap<string, OwnPicture>
  readonly sounds: ReadonlyMap<string, OwnFile>
  readonly faults: readonly Fault[]
}

/** Where a pack names a file of its own. */
interface Use {
  readonly file: string
  readonly path: string
  readonly own: string
}

/** Looks at every file that the series name; each is looked at once, and a fault is told wherever it is named. */
export async function inspectOwnFiles(directory: string, series: readonly SeriesFiles[]): Promise<OwnFiles> {
  const pictures = await inspected(series.flatMap(pictureUses), (own) => inspectPicture(directory, own))
  const sounds = await inspected(series.flatMap(soundUses), (own) => inspectSound(directory, own))
  return { pictures: pictures.found, sounds: sounds.found, faults: [...pictures.faults, ...sounds.faults] }
}

async function inspected<Found>(uses: readonly Use[], inspect: (own: string) => Promise<Inspected<Found>>) {
  const found = new Map<string, Found>()
  const faults: Fault[] = []
  for (const [own, named] of Map.groupBy(uses, (use) => use.own)) {
    const result = await inspect(own)
    if ('found' in result) found.set(own, result.found)
    else faults.push(...named.map(({ file, path }) => ({ file, path, message: result.fault })))
  }
  return { found, faults }
}

function pictureUses({ id, portraits, scenes }: SeriesFiles): Use[] {
  const ofPortraits = Object.entries(portraits ?? {}).flatMap(([name, entry]) => {
    if (!isOwn<{ picture: string; silhouette?: string }>(entry)) return []
    const { picture, silhouette } = entry
    return [
      { file: portraitsFile(id), path: `${name}.picture`, own: picture },
      ...(silhouette === undefined ? [] : [{ file: portraitsFile(id), path: `${name}.silhouette`, own: silhouette }]),
    ]
  })
  return scenes ? [...ofPortraits, ...sceneUses(id, scenes, 'scenes'), ...sceneUses(id, scenes, 'covers')] : ofPortraits
}

function sceneUses(id: string, scenes: ScenesFile, kind: 'scenes' | 'covers'): Use[] {
  return Object.entries(scenes[kind]).flatMap(([mode, entry]) =>
    isOwn(entry) ? [{ file: scenesFile(id), path: `${kind}.${mode}.picture`, own: entry.picture }] : [],
  )
}

function soundUses({ id, series: { opening } }: SeriesFiles): Use[] {
  if (!('recordings' in opening)) return []
  return Object.entries(opening.recordings).map(([mode, own]) => {
    return { file: seriesFile(id), path: `opening.recordings.${mode}`, own }
  })
}
