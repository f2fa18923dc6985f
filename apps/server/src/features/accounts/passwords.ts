import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { createQueue } from '../../platform/process/queue.ts'
import type { hash, verify } from './password-worker.ts'

const MOST_THREADS = 4
/** Number of server processes that share this machine's cores. */
const PROCESSES = Number(process.env['PROCESSES'] ?? 1)
/** Leaves one core free for other work. */
const THREADS = Math.max(1, Math.floor(Math.min(MOST_THREADS, availableParallelism() - 1) / PROCESSES))

/**
 * Maximum number of passwords waiting to be hashed. A hash takes about 50 ms, so even a full queue is processed
 * quickly.
 */
const QUEUE = { concurrency: THREADS, maxQueueLength: 64, maxWaitMs: 15_000 }

/** Hashes run in their own worker threads, because hashing in libuv's thread pool would block file reads. */
const threads = new Piscina({
  filename: new URL('./password-worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: THREADS,
  idleTimeout: 60_000,
})
const queue = createQueue(QUEUE)

/** Hash of a random password, used if the account has none. Verifying it takes the same time as a real hash. */
const DECOY = '$argon2id$v=19$m=19456,t=2,p=1$pqg6436O8BfS0rbmMkzoUQ$/aKOJl70rx+z63BkV48INjWS9Z3DszbQXCn37DfAEJ0'

/** Throws UNAVAILABLE if the queue is full. */
export function hashPassword(password: string): Promise<string> {
  const input: Parameters<typeof hash>[0] = password
  return queue(() => threads.run(input, { name: 'hash' }))
}

/**
 * Compares a password with a stored hash. Takes the same time if the account has no password or does not exist. Throws
 * UNAVAILABLE if the queue is full.
 */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const input: Parameters<typeof verify>[0] = { passwordHash: passwordHash ?? DECOY, password }
  const isRight: boolean = await queue(() => threads.run(input, { name: 'verify' }))
  return isRight && typeof passwordHash === 'string'
}
