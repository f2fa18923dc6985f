import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pack } from '../pack.ts'
import { openPainters, type Painters } from './pool.ts'
import type { Priority } from './queue.ts'
import { isClip, type MediaRecipe } from './recipe.ts'
import { mediaKey, recipeOf, type MediaRequest } from './request.ts'
import { mediaVersions } from './version.ts'
import { openWholeFiles, UNFINISHED } from './whole-file.ts'

export interface MediaFile {
  readonly file: string
  readonly type: 'image/webp' | 'audio/mp4'
  readonly bytes: number
}

export interface MediaProgress {
  readonly done: number
  readonly total: number
  readonly request: MediaRequest
  readonly made: MediaFile
}

/** The pack's pictures and clips as files, made when first asked for. */
export interface MediaStore {
  /** The file's opaque name: it tells nothing, and changes when and only when the file does. */
  name(request: MediaRequest): string
  /** The file, made at once if it is not there. */
  find(request: MediaRequest): Promise<MediaFile>
  /** Makes files ahead of need, giving way to whatever is asked for meanwhile. */
  prepare(requests: readonly MediaRequest[], onProgress?: (progress: MediaProgress) => void): Promise<void>
  /** Removes files that were never finished. */
  sweep(now: number): Promise<void>
  close(): Promise<void>
}

export interface MediaStoreOptions {
  readonly pack: Pack
  /** The folder of the files; made if it is not there. */
  readonly directory: string
  readonly workers?: number
  readonly painters?: Painters
}

interface Making {
  readonly made: Promise<MediaFile>
  priority: Priority
}

const WORKERS = 2
/** No file takes so long to write. */
const UNFINISHED_MS = 3_600_000
const PICTURE = { type: 'image/webp', ending: 'webp' } as const
const CLIP = { type: 'audio/mp4', ending: 'mp4' } as const

export async function openMediaStore(options: MediaStoreOptions): Promise<MediaStore> {
  const { pack, directory } = options
  const painters = options.painters ?? openPainters(options.workers ?? WORKERS)
  const versions = await mediaVersions()
  const making = new Map<string, Making>()
  const wholeFiles = openWholeFiles()

  /** Asked for twice at the same time, a file is made once. */
  function make(request: MediaRequest, priority: Priority): Promise<MediaFile> {
    const recipe = recipeOf(pack, request)
    const key = mediaKey(pack, request, versions)
    const running = making.get(key)
    if (running) {
      if (priority !== 'ahead') hurry(key, running, priority)
      return running.made
    }
    const started: Making = { priority, made: produce(key, recipe, () => started.priority) }
    making.set(key, started)
    return started.made.finally(() => making.delete(key))
  }

  function hurry(key: string, running: Making, priority: Priority) {
    running.priority = priority
    painters.hurry(key, priority)
  }

  async function produce(key: string, recipe: MediaRecipe, priority: () => Priority): Promise<MediaFile> {
    const { type, ending } = isClip(recipe) ? CLIP : PICTURE
    const file = join(directory, key.slice(0, 2), `${key}.${ending}`)
    const present = await wholeFiles.sizeOf(file)
    if (present !== undefined) return { file, type, bytes: present }
    const made = await painters.paint(key, recipe, priority())
    await wholeFiles.write(file, made)
    return { file, type, bytes: made.length }
  }

  return {
    name: (request) => mediaKey(pack, request, versions),
    find: async (request) => make(request, request.kind === 'card' ? 'card' : 'puzzle'),
    async prepare(requests, onProgress) {
      let done = 0
      const all = requests.map(async (request) => {
        const made = await make(request, 'ahead')
        done += 1
        onProgress?.({ done, total: requests.length, request, made })
      })
      const failures = (await Promise.allSettled(all)).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} pictures could not be made`)
    },
    sweep: (now) => sweepUnfinished(directory, now),
    close: () => painters.close(),
  }
}

/** Removes what a killed process left unfinished; a file that is young may still be written. */
async function sweepUnfinished(directory: string, now: number): Promise<void> {
  const files = await readdir(directory, { recursive: true }).catch(() => [])
  for (const file of files.filter((name) => UNFINISHED.test(name)).map((name) => join(directory, name))) {
    // oxlint-disable-next-line no-await-in-loop -- nothing waits for it, and the disk has others to serve
    const found = await stat(file).catch(() => undefined)
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (found && now - found.mtimeMs > UNFINISHED_MS) await rm(file, { force: true })
  }
}
