import { loadPack } from '@otogi/content/load'
import { CommandFault, type Desk } from './commands/command.ts'
import { openDatabase } from './commands/open-database.ts'
import { runCommand } from './commands/run.ts'
import { BackupFault } from './platform/backup/lines.ts'
import { systemClock } from './platform/process/clock.ts'
import { ConfigFault, readConfig } from './platform/process/config.ts'
import type { Database } from './platform/db/db.ts'

// Whoever reads along may have seen enough, as `head` does; the work goes on all the same.
process.stdout.on('error', () => {})

// Not at once: what was said may still be on its way out.
process.exitCode = (await operate(process.argv.slice(2))) ? 0 : 1

/** What operators do beside the game: `npm run otogi -- <command>`. */
async function operate(typed: readonly string[]): Promise<boolean> {
  await using opened = new AsyncDisposableStack()
  try {
    const config = readConfig(process.env)
    let database: Promise<Database> | undefined
    const desk: Desk = {
      clock: systemClock,
      packDir: config.packDir,
      loadPack: () => loadPack(config.packDir),
      dataDir: config.dataDir,
      databaseUrl: config.databaseUrl,
      secretKey: config.secretKey,
      interruption: heedSignals,
      say: (line) => process.stdout.write(`${line}\n`),
      database: () => (database ??= openDatabase(config, opened)),
    }
    return await runCommand(desk, typed)
  } catch (error) {
    process.stderr.write(`${wordsOf(error)}\n`)
    return false
  }
}

/** The first signal lets the command clean up; a second one ends it at once. */
function heedSignals(): AbortSignal {
  const stopping = new AbortController()
  const stop = () => stopping.abort(new CommandFault('Stopped: nothing was changed'))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
  return stopping.signal
}

/** Of a fault that is the operator's to mend, the message says all. */
function wordsOf(error: unknown): string {
  const isOperators = error instanceof CommandFault || error instanceof ConfigFault || error instanceof BackupFault
  return isOperators ? error.message : String(error)
}
