import { randomUUID } from 'node:crypto'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Pack } from '../pack.ts'
import type { Recipe } from './picture/recipe.ts'
import { openPainters, type Painters } from './pool.ts'
import type { Priority } from './queue.ts'
import { mediaKey, recipeOf, type MediaRequest } from './request.ts'
import { artVersion } from './version.ts'

export interface MediaFile {
  readonly file: string
  readonly type: 'image/webp'
  readonly bytes: number
}

export interface MediaProgress {
  readonly done: number
  readonly total: number
  readonly request: MediaRequest
  readonly made: MediaFile
}

/** The pack's pictures as files, made when first asked for. */
export interface MediaStore {
  /** The picture's opaque name: it tells nothing, and changes when and only when the picture does. */
  name(request: MediaRequest): string
  /** The picture's file, made at once if it is not there. */
  find(request: MediaRequest): Promise<MediaFile>
  /** Makes pictures ahead of need, giving way to whatever is asked for meanwhile. */
  prepare(requests: readonly MediaRequest[], onProgress?: (progress: MediaProgress) => void): Promise<void>
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
  readonly picture: Promise<MediaFile>
  priority: Priority
}

const WORKERS = 2

export async function openMediaStore(options: MediaStoreOptions): Promise<MediaStore> {
  const { pack, directory } = options
  const painters = options.painters ?? openPainters(options.workers ?? WORKERS)
  const version = await artVersion()
  const making = new Map<string, Making>()

  /** Asked for twice at the same time, a picture is made once. */
  function make(request: MediaRequest, priority: Priority): Promise<MediaFile> {
    const recipe = recipeOf(pack, request)
    const key = mediaKey(pack, request, version)
    const running = making.get(key)
    if (running) {
      if (priority === 'now') hurry(key, running)
      return running.picture
    }
    const started: Making = { priority, picture: produce(key, recipe, () => started.priority) }
    making.set(key, started)
    return started.picture.finally(() => making.delete(key))
  }

  function hurry(key: string, running: Making) {
    running.priority = 'now'
    painters.hurry(key)
  }

  async function produce(key: string, recipe: Recipe, priority: () => Priority): Promise<MediaFile> {
    const file = join(directory, key.slice(0, 2), `${key}.webp`)
    const present = await sizeOf(file)
    if (present !== undefined) return { file, type: 'image/webp', bytes: present }
    const picture = await painters.paint(key, recipe, priority())
    await writeWhole(file, picture)
    return { file, type: 'image/webp', bytes: picture.length }
  }

  return {
    name: (request) => mediaKey(pack, request, version),
    find: async (request) => make(request, 'now'),
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
    close: () => painters.close(),
  }
}

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).size
  } catch {
    return undefined
  }
}

/** A file is there whole or not at all, even when the process dies while writing. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
}
