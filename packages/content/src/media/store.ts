import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pack } from '../pack.ts'
import type { FileStore } from './file-store.ts'
import { createPainterPool, type PainterPool } from './pool.ts'
import type { Priority } from './queue.ts'
import type { MediaRecipe } from './recipe.ts'
import { createMediaKey, toPlainRequest, createRecipe, type MediaRequest, type PictureRequest } from './request.ts'
import { sweepMedia, VARIED } from './sweep.ts'
import { computeMediaVersions } from './version.ts'
import { createWholeFileStore } from './whole-file.ts'

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

/** A pack's pictures and clips. Each file is created when it is first requested. */
export interface MediaStore {
  /** Returns the opaque name of the file, which changes if and only if its content changes. */
  name(request: MediaRequest): string
  /** Returns the file. Creates it if it does not exist. */
  find(request: MediaRequest): Promise<MediaFile>
  /** Returns the file if it exists or is already being created; otherwise undefined. */
  findStored(request: MediaRequest): Promise<MediaFile | undefined>
  /** Creates files that no one has requested yet, at a lower priority than requested files. */
  prepare(requests: readonly MediaRequest[], onProgress?: (progress: MediaProgress) => void): Promise<void>
  /** Removes unfinished files, and variants from earlier days. */
  sweep(now: number): Promise<void>
  close(): Promise<void>
}

export interface MediaStoreOptions {
  readonly pack: Pack
  /** The folder for the files. It is created if it does not exist. */
  readonly directory: string
  /** Storage shared with other servers. If set, `directory` is only a cache. */
  readonly shared?: FileStore | undefined
  /** Asks another process, whose store has the same directory, to create a file. */
  readonly makeElsewhere?: ((request: MediaRequest) => Promise<MediaFile>) | undefined
  readonly workers?: number
  /** Whether the server is busy with calls. While it is, pictures that no one has requested yet have to wait. */
  readonly isBusy?: () => boolean
  readonly painters?: PainterPool
}

interface FileInProgress {
  readonly made: Promise<MediaFile>
  priority: Priority
}

const WORKERS = 2
const PICTURE = { type: 'image/webp', ending: 'webp' } as const
const CLIP = { type: 'audio/mp4', ending: 'mp4' } as const

// oxlint-disable-next-line max-lines-per-function -- short functions that share the files in progress
export async function openMediaStore(options: MediaStoreOptions): Promise<MediaStore> {
  const { pack, directory, shared } = options
  const painters = options.painters ?? createPainterPool(options.workers ?? WORKERS, { isBusy: options.isBusy })
  const versions = await computeMediaVersions()
  const making = new Map<string, FileInProgress>()
  const wholeFiles = createWholeFileStore()
  const readStoredFile = createStoredFileReader({ directory, shared, wholeFiles })

  /** Creates a file. Concurrent requests for the same file share one job. */
  function makeFile(request: MediaRequest, priority: Priority): Promise<MediaFile> {
    const key = createMediaKey(pack, request, versions)
    const running = making.get(key)
    if (running) {
      if (priority !== 'ahead') raisePriority(request, key, running, priority)
      return running.made
    }
    const started: FileInProgress = { priority, made: produceFile(request, key, () => started.priority) }
    making.set(key, started)
    return started.made.finally(() => making.delete(key))
  }

  function raisePriority(request: MediaRequest, key: string, running: FileInProgress, priority: Priority) {
    running.priority = priority
    painters.hurry(key, priority)
    const plain = isVariedPicture(request) ? toPlainRequest(request) : undefined
    const waitedFor = plain && making.get(createMediaKey(pack, plain, versions))
    if (plain && waitedFor) raisePriority(plain, createMediaKey(pack, plain, versions), waitedFor, priority)
  }

  async function findStored(request: MediaRequest): Promise<MediaFile | undefined> {
    const key = createMediaKey(pack, request, versions)
    return making.get(key)?.made ?? readStoredFile(request, key)
  }

  async function prepareRecipe(request: MediaRequest, priority: () => Priority): Promise<MediaRecipe> {
    if (!isVariedPicture(request)) return createRecipe(pack, request)
    const { file: base } = await makeFile(toPlainRequest(request), priority())
    return {
      base,
      recipe: createRecipe(pack, request),
      seed: request.seed,
      isSolution: request.kind.endsWith('-solution'),
    }
  }

  async function produceFile(request: MediaRequest, key: string, priority: () => Priority): Promise<MediaFile> {
    const stored = await readStoredFile(request, key)
    if (stored) return stored
    if (options.makeElsewhere) return options.makeElsewhere(request)
    const content = await painters.paint(key, await prepareRecipe(request, priority), priority())
    const { name, type } = toFileName(request, key)
    const file = join(directory, name)
    await wholeFiles.write(file, content)
    await shared?.write(name, content)
    return { file, type, bytes: content.length }
  }

  return {
    name: (request) => createMediaKey(pack, request, versions),
    find: async (request) => makeFile(request, request.kind === 'card' ? 'card' : 'puzzle'),
    findStored,
    prepare: (requests, onProgress) => prepareAll((request) => makeFile(request, 'ahead'), requests, onProgress),
    sweep: (now) => sweepMedia({ directory, shared }, now),
    close: () => painters.close(),
  }
}

type StoredFiles = Pick<MediaStoreOptions, 'directory' | 'shared'> & {
  readonly wholeFiles: ReturnType<typeof createWholeFileStore>
}

/** Returns a file from the folder. If only the shared storage has the file, copies it from there first. */
function createStoredFileReader({ directory, shared, wholeFiles }: StoredFiles) {
  return async (request: MediaRequest, key: string): Promise<MediaFile | undefined> => {
    const { name, type } = toFileName(request, key)
    const file = join(directory, name)
    const present = await wholeFiles.sizeOf(file)
    if (present !== undefined) return { file, type, bytes: present }
    const content = await shared?.read(name)
    if (!content) return undefined
    await wholeFiles.write(file, content)
    return { file, type, bytes: content.length }
  }
}

type Place = Pick<MediaStoreOptions, 'pack' | 'directory' | 'shared'>

/** Deletes the files of the given requests if they exist. */
export async function removeMedia(
  { pack, directory, shared }: Place,
  requests: readonly MediaRequest[],
): Promise<void> {
  const versions = await computeMediaVersions()
  for (const request of requests) {
    const { name } = toFileName(request, createMediaKey(pack, request, versions))
    // oxlint-disable-next-line no-await-in-loop -- nothing waits for it, and players also use the store
    await Promise.all([rm(join(directory, name), { force: true }), shared?.remove(name)])
  }
}

function toFileName(request: MediaRequest, key: string): { name: string; type: MediaFile['type'] } {
  const { type, ending } = request.kind === 'clip' ? CLIP : PICTURE
  return { name: join(request.seed === undefined ? '' : VARIED, key.slice(0, 2), `${key}.${ending}`), type }
}

async function prepareAll(
  make: (request: MediaRequest) => Promise<MediaFile>,
  requests: readonly MediaRequest[],
  onProgress?: (progress: MediaProgress) => void,
): Promise<void> {
  let done = 0
  const all = requests.map(async (request) => {
    const made = await make(request)
    done += 1
    onProgress?.({ done, total: requests.length, request, made })
  })
  const failures = (await Promise.allSettled(all)).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} pictures could not be created`)
}

type VariedPicture = PictureRequest & { readonly seed: string }

/** Varied clips are rendered from the score, because they cannot be derived from a plain clip. */
function isVariedPicture(request: MediaRequest): request is VariedPicture {
  return request.seed !== undefined && request.kind !== 'clip'
}
