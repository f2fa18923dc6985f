import { CommandFault, type Desk } from './commands/command.ts'
import { openDatabase } from './commands/open-database.ts'
import { runCommand } from './commands/run.ts'
import { systemClock } from './platform/clock.ts'
import { ConfigFault, readConfig } from './platform/config.ts'
import type { Database } from './platform/db.ts'

// Whoever reads along may have seen enough, as `head` does; the work goes on all the same.
process.stdout.on('error', () => {})

// The embedded database has an exit of its own, which forgets `process.exitCode`.
process.exit((await operate(process.argv.slice(2))) ? 0 : 1)

/** What operators do beside the game: `npm run otogi -- <command>`. */
async function operate(typed: readonly string[]): Promise<boolean> {
  await using opened = new AsyncDisposableStack()
  try {
    const config = readConfig(process.env)
    let database: Promise<Database> | undefined
    const desk: Desk = {
      clock: systemClock,
      packDir: config.packDir,
      say: (line) => process.stdout.write(`${line}\n`),
      database: () => (database ??= openDatabase(config, opened)),
    }
    return await runCommand(desk, typed)
  } catch (error) {
    const isOperators = error instanceof CommandFault || error instanceof ConfigFault
    process.stderr.write(`${isOperators ? error.message : String(error)}\n`)
    return false
  }
}
