import type { FileStore, StoredFile } from '@otogi/content/media/file-store'
import { isContentComplete } from '@otogi/content/media/whole-file'
import { S3mini } from 's3mini'
import { describeError, Outage } from '../http/outage.ts'
import type { Config } from '../process/config.ts'
import { createQueue } from '../process/queue.ts'

/** Maximum time of a request. Clients must get a reply before their proxy gives up. */
const REQUEST_MS = 8000
/** Limits parallel requests, because a starting server looks up thousands of files. */
const REQUESTS = { concurrency: 16, maxQueueLength: Infinity, maxWaitMs: Infinity }

/** Stores files in a bucket of an S3-compatible service, under a common prefix such as `pictures/`. */
export function openObjectStore(s3: NonNullable<Config['s3']>, prefix: string): FileStore {
  const client = new S3mini({
    endpoint: s3.url,
    region: s3.region,
    accessKeyId: s3.accessKeyId,
    secretAccessKey: s3.secretAccessKey,
    requestAbortTimeout: REQUEST_MS,
  })
  const inQueue = createQueue(REQUESTS)
  const send = async <T>(request: () => Promise<T>): Promise<T> => {
    try {
      return await inQueue(request)
    } catch (error) {
      throw new Outage(`the object store: ${describeError(error)}`, { cause: error })
    }
  }
  return {
    async read(name) {
      const found = await send(() => client.getObjectArrayBuffer(prefix + name))
      const content = found && Buffer.from(found)
      return content && (await isContentComplete(name, content)) ? content : undefined
    },
    write: async (name, content) => void (await send(() => client.putObject(prefix + name, content))),
    remove: async (name) => void (await send(() => client.deleteObject(prefix + name))),
    async list(start = '') {
      const found = await send(() => client.listObjects('/', prefix + start))
      return (found ?? []).map(({ Key: key, LastModified: at }): StoredFile => {
        return { name: key.slice(prefix.length), writtenAt: new Date(at).getTime() }
      })
    },
  }
}
