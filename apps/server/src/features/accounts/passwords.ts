import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { createQueue } from '../../platform/process/queue.ts'
import type { hash, verify } from './password-worker.ts'

const MOST_THREADS = 4
/** One core stays free for everything else. */
const THREADS = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1))

/** A password takes some 50 ms, so that nobody waits for long and nothing piles up. */
const QUEUE = { concurrency: THREADS, longestQueue: 64, longestWaitMs: 15_000 }

/** Threads of their own: those that Node.js reads files with would serve no page meanwhile. */
const threads = new Piscina({
  filename: new URL('./password-worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: THREADS,
  idleTimeout: 60_000,
})
const queue = createQueue(QUEUE)

/** The hash of a password that nobody knows, at the cost of all others. */
const DECOY = '$argon2id$v=19$m=19456,t=2,p=1$pqg6436O8BfS0rbmMkzoUQ$/aKOJl70rx+z63BkV48INjWS9Z3DszbQXCn37DfAEJ0'

/** Refuses as UNAVAILABLE where too many passwords wait. */
export function hashPassword(password: string): Promise<string> {
  const input: Parameters<typeof hash>[0] = password
  return queue(() => threads.run(input, { name: 'hash' }))
}

/** Takes as long for an account without a password, or none at all, as for any other; refuses like `hashPassword`. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const input: Parameters<typeof verify>[0] = { passwordHash: passwordHash ?? DECOY, password }
  const isRight: boolean = await queue(() => threads.run(input, { name: 'verify' }))
  return isRight && typeof passwordHash === 'string'
}
