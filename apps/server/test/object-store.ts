import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { Config } from '../src/platform/process/config.ts'

/** Starts an S3-compatible server with an empty bucket. */
export async function startObjectServer() {
  const directory = await mkdtemp(join(tmpdir(), 'otogi-s3-'))
  const bucket = `b${randomBytes(6).toString('hex')}`
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  // The server checks the signatures of all requests except list requests, whose path it would sign without the
  // trailing slash.
  server.middleware.unshift((context, next) => {
    server.allowMismatchedSignatures = 'list-type' in context.query
    return next()
  })
  const { port } = await server.run()
  const s3: NonNullable<Config['s3']> = {
    url: `http://127.0.0.1:${port}/${bucket}`,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  return {
    s3,
    /** Stops the server to simulate an outage. */
    stop: () => server.close(),
    async [Symbol.asyncDispose]() {
      await server.close().catch(() => {})
      await rm(directory, { recursive: true, force: true })
    },
  }
}
