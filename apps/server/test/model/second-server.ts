import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

export type SecondServer = {
  readonly address: string
  /** Sets the clock. Resolves once the server uses it. */
  readonly setNow: (instant: number) => Promise<void>
}

const PROGRAM = resolve(import.meta.dirname, 'serve.ts')

/** Starts a server in another process, on the first server's database. */
export async function startSecondServer(databaseUrl: string): Promise<SecondServer & AsyncDisposable> {
  const child = fork(PROGRAM, [databaseUrl])
  const ended = once(child, 'exit')
  const receive = async (): Promise<unknown> => {
    const exited = ended.then(() => Promise.reject(new Error('the second server has stopped')))
    const [message] = (await Promise.race([once(child, 'message'), exited])) as unknown[]
    return message
  }
  return {
    address: String(await receive()),
    setNow: async (instant) => {
      const changed = receive()
      child.send(instant)
      await changed
    },
    async [Symbol.asyncDispose]() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
