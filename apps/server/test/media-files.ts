import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaRequest } from '@otogi/content/media/request'
import sharp from 'sharp'

/** Renders each picture at its first request and stores it in a file. */
export function createFiles(folder: string, paint: (request: MediaRequest) => Promise<Buffer>) {
  let last: Promise<unknown> = Promise.resolve()
  const name = (request: MediaRequest) => createHash('sha256').update(JSON.stringify(request)).digest('hex')
  const toFile = (request: MediaRequest) => ({
    file: join(folder, name(request)),
    type: request.kind === 'clip' ? 'audio/mp4' : 'image/webp',
  })
  const make = async (request: MediaRequest) => {
    const found = toFile(request)
    if (!existsSync(found.file)) await writeFile(found.file, await paint(request))
    return found
  }
  return {
    name,
    find(request: MediaRequest) {
      const made = make(request)
      last = Promise.allSettled([last, made])
      return made
    },
    /** Waits for the files that are being generated. */
    waitForAll: () => last,
    findStored: (request: MediaRequest) =>
      Promise.resolve(existsSync(toFile(request).file) ? toFile(request) : undefined),
  }
}

/** Returns a picture in one color that depends on the request. Pictures therefore differ, and none has to be drawn. */
export function paintOneColor(request: MediaRequest): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(JSON.stringify(request)).digest()
  return sharp({ create: { width: 3, height: 4, channels: 3, background: { r, g, b } } })
    .webp({ lossless: true })
    .toBuffer()
}
