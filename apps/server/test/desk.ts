import { resolve } from 'node:path'
import { loadPack } from '@otogi/content/load'
import { runCommand } from '../src/commands/run.ts'
import type { TestWorld } from './world.ts'

const legends = resolve(import.meta.dirname, '../../../content/legends')

type Outcome = { readonly ok: boolean; readonly said: string[]; readonly fault: string | undefined }

/** An operator's desk beside a world's database: types a command, reads what it says. */
export function deskIn(
  { database, clock, pack }: TestWorld,
  packDir = legends,
  backup?: { readonly dataDir: string; readonly target?: string; readonly secretKey?: string },
) {
  return async (...typed: string[]): Promise<Outcome> => {
    const said: string[] = []
    const desk = {
      clock,
      packDir,
      // A backup is audited with the cards that were drawn.
      loadPack: () => (backup ? Promise.resolve(pack) : loadPack(packDir)),
      dataDir: backup?.dataDir ?? '/nowhere',
      databaseUrl: backup?.target,
      secretKey: backup?.secretKey,
      interruption: () => new AbortController().signal,
      say: (line: string) => void said.push(line),
      database: () => Promise.resolve({ ...database, close: () => Promise.resolve() }),
    }
    try {
      return { ok: await runCommand(desk, typed), said, fault: undefined }
    } catch (error) {
      return { ok: false, said, fault: (error as Error).message }
    }
  }
}
