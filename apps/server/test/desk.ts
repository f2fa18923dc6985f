import { resolve } from 'node:path'
import { runCommand } from '../src/commands/run.ts'
import type { Tx } from '../src/platform/db.ts'
import type { TestWorld } from './world.ts'

const legends = resolve(import.meta.dirname, '../../../content/legends')

type Outcome = { readonly ok: boolean; readonly said: string[]; readonly fault: string | undefined }

/** An operator's desk beside a world's database: types a command, reads what it says. */
export function deskIn(
  { db, clock }: TestWorld,
  packDir = legends,
  backup?: { readonly dataDir: string; readonly target: string },
) {
  const database = {
    reader: db,
    transaction: <T>(work: (tx: Tx) => Promise<T>) => db.transaction().execute((tx) => work(tx as Tx)),
    close: () => Promise.resolve(),
  }
  return async (...typed: string[]): Promise<Outcome> => {
    const said: string[] = []
    const desk = {
      clock,
      packDir,
      dataDir: backup?.dataDir ?? '/nowhere',
      emptyDatabase: () => (backup ? Promise.resolve(backup.target) : Promise.reject(new Error('no target'))),
      say: (line: string) => void said.push(line),
      database: () => Promise.resolve(database),
    }
    try {
      return { ok: await runCommand(desk, typed), said, fault: undefined }
    } catch (error) {
      return { ok: false, said, fault: (error as Error).message }
    }
  }
}
