import type { Fault } from './faults.ts'
import { inspectPicture, inspectSound, type InspectionResult, type OwnFile, type OwnPicture } from './own-media.ts'
import { isPictureFileEntry, type ScenesFile } from './schema.ts'
import { getPortraitsPath, getScenesPath, getSeriesPath, type SeriesFiles } from './series-files.ts'

/** The pictures and sounds of a pack, by their path in the pack's JSON files. */
export interface MediaFiles {
  readonly pictures: ReadonlyMap<string, OwnPicture>
  readonly sounds: ReadonlyMap<string, OwnFile>
  readonly faults: readonly Fault[]
}

/** A field at `path` in the JSON file `file` that refers to the pack file `target`. */
interface FileUse {
  readonly file: string
  readonly path: string
  readonly target: string
}

/** Inspects each file once. If it has faults, reports them for every field that refers to it. */
export async function inspectMediaFiles(directory: string, series: readonly SeriesFiles[]): Promise<MediaFiles> {
  const pictures = await inspectFiles(series.flatMap(listPictureUses), (path) => inspectPicture(directory, path))
  const sounds = await inspectFiles(series.flatMap(listSoundUses), (path) => inspectSound(directory, path))
  return { pictures: pictures.found, sounds: sounds.found, faults: [...pictures.faults, ...sounds.faults] }
}

async function inspectFiles<FileInfo>(
  uses: readonly FileUse[],
  inspect: (path: string) => Promise<InspectionResult<FileInfo>>,
) {
  const found = new Map<string, FileInfo>()
  const faults: Fault[] = []
  for (const [target, named] of Map.groupBy(uses, (use) => use.target)) {
    const result = await inspect(target)
    if ('found' in result) found.set(target, result.found)
    else faults.push(...named.map(({ file, path }) => ({ file, path, message: result.fault })))
  }
  return { found, faults }
}

function listPictureUses({ id, portraits, scenes }: SeriesFiles): FileUse[] {
  const ofPortraits = Object.entries(portraits ?? {}).flatMap(([name, entry]) => {
    if (!isPictureFileEntry<{ picture: string; silhouette?: string }>(entry)) return []
    const { picture, silhouette } = entry
    return [
      { file: getPortraitsPath(id), path: `${name}.picture`, target: picture },
      ...(silhouette === undefined
        ? []
        : [{ file: getPortraitsPath(id), path: `${name}.silhouette`, target: silhouette }]),
    ]
  })
  return scenes
    ? [...ofPortraits, ...listSceneUses(id, scenes, 'scenes'), ...listSceneUses(id, scenes, 'covers')]
    : ofPortraits
}

function listSceneUses(id: string, scenes: ScenesFile, kind: 'scenes' | 'covers'): FileUse[] {
  return Object.entries(scenes[kind]).flatMap(([mode, entry]) =>
    isPictureFileEntry(entry)
      ? [{ file: getScenesPath(id), path: `${kind}.${mode}.picture`, target: entry.picture }]
      : [],
  )
}

function listSoundUses({ id, series: { opening } }: SeriesFiles): FileUse[] {
  if (!('recordings' in opening)) return []
  return Object.entries(opening.recordings).map(([mode, target]) => {
    return { file: getSeriesPath(id), path: `opening.recordings.${mode}`, target }
  })
}
