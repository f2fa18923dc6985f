import { loadPack } from '@otogi/content/load'
import { CommandError, type CommandContext } from './commands/command.ts'
import { openDatabase } from './commands/open-database.ts'
import { runCommand } from './commands/run.ts'
import { BackupError } from './platform/backup/lines.ts'
import { systemClock } from './platform/process/clock.ts'
import { ConfigError, readConfig } from './platform/process/config.ts'
import type { Database } from './platform/db/db.ts'

// Ignores EPIPE errors, which occur when the reader closes early (e.g. `| head`). The command still finishes.
process.stdout.on('error', () => {})

// Sets the exit code instead of calling process.exit(), because some output may still be buffered.
process.exitCode = (await runCommandLine(process.argv.slice(2))) ? 0 : 1

/** Runs `npm run otogi -- <command>`. Returns whether the command succeeded. */
async function runCommandLine(args: readonly string[]): Promise<boolean> {
  await using opened = new AsyncDisposableStack()
  try {
    const config = readConfig(process.env)
    let database: Promise<Database> | undefined
    const context: CommandContext = {
      clock: systemClock,
      packDir: config.packDir,
      loadPack: () => loadPack(config.packDir),
      dataDir: config.dataDir,
      s3: config.s3,
      databaseUrl: config.databaseUrl,
      secretKey: config.secretKey,
      createAbortSignal: createInterruptSignal,
      print: (line) => process.stdout.write(`${line}\n`),
      database: () => (database ??= openDatabase(config, opened)),
    }
    return await runCommand(context, args)
  } catch (error) {
    process.stderr.write(`${toErrorMessage(error)}\n`)
    return false
  }
}

/** The first signal aborts the command, which then cleans up. A second signal kills the process. */
function createInterruptSignal(): AbortSignal {
  const stopping = new AbortController()
  const stop = () => stopping.abort(new CommandError('Stopped: nothing was changed'))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
  return stopping.signal
}

/** For errors that the operator can fix, returns the message without the error's class name. */
function toErrorMessage(error: unknown): string {
  const isOperators = error instanceof CommandError || error instanceof ConfigError || error instanceof BackupError
  return isOperators ? error.message : String(error)
}
