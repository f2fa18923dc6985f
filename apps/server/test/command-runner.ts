import { resolve } from 'node:path'
import { loadPack } from '@otogi/content/load'
import type { Config } from '../src/platform/process/config.ts'
import { runCommand } from '../src/commands/run.ts'
import type { TestServer } from './test-server.ts'

const legends = resolve(import.meta.dirname, '../../../content/legends')

type Outcome = { readonly ok: boolean; readonly lines: string[]; readonly fault: string | undefined }

/** Runs operator commands against a test server's database and collects their output. */
export function createCommandRunner(
  { database, clock, pack }: TestServer,
  packDir = legends,
  backup?: {
    readonly dataDir: string
    readonly target?: string
    readonly secretKey?: string
    readonly s3?: Config['s3']
  },
) {
  return async (...typed: string[]): Promise<Outcome> => {
    const lines: string[] = []
    const context = {
      clock,
      packDir,
      // A restored backup is audited with the card lists that the server has stored.
      loadPack: () => (backup ? Promise.resolve(pack) : loadPack(packDir)),
      dataDir: backup?.dataDir ?? '/nowhere',
      s3: backup?.s3,
      databaseUrl: backup?.target,
      secretKey: backup?.secretKey,
      createAbortSignal: () => new AbortController().signal,
      print: (line: string) => void lines.push(line),
      database: () => Promise.resolve({ ...database, close: () => Promise.resolve() }),
    }
    try {
      return { ok: await runCommand(context, typed), lines, fault: undefined }
    } catch (error) {
      return { ok: false, lines, fault: (error as Error).message }
    }
  }
}
