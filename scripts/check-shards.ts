import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readRecordedStatements } from '@otogi/server/test/recorded-statements'
import { findCrossing } from './shards/crossing.ts'
import { KNOWN_CROSSINGS } from './shards/known-crossings.ts'
import { readPlacements } from './shards/placement.ts'
import { reportFaults, type Fault } from './sources.ts'

/**
 * Reads the statements that the server ran during its tests, and reports those that would need several shards if
 * `deploy/citus.sql` distributed the tables. Fails if one of them is not listed in `shards/known-crossings.ts`, or if a
 * module listed there has no such statement. With --list, prints all of them.
 */

const root = resolve(import.meta.dirname, '..')
const LIST = 'scripts/shards/known-crossings.ts'
const SHOWN_CHARACTERS = 140

const placements = await readPlacements(readFileSync(resolve(root, 'deploy/citus.sql'), 'utf8'))
const statements = await readRecordedStatements()
const crossings = (
  await Promise.all(
    statements.map(async (statement) => {
      const crossing = await findCrossing(statement, placements)
      const [file = ''] = statement.caller.split(' ')
      return crossing === undefined ? [] : [{ ...statement, file, crossing }]
    }),
  )
).flat()

const unknown = crossings.filter(({ file }) => !(file in KNOWN_CROSSINGS))
const faults: Fault[] = unknown.map(({ file, crossing, text }) => ({
  path: `apps/server/src/${file}`,
  line: 1,
  rule: `a statement ${crossing}; name the player in it, or list the module in ${LIST}: ${shorten(text)}`,
}))
for (const file of Object.keys(KNOWN_CROSSINGS).filter((each) => crossings.every((one) => one.file !== each)))
  faults.push({
    path: LIST,
    line: 1,
    rule: `no recorded statement of ${file} needs several shards (run all server tests first)`,
  })

if (process.argv.includes('--list'))
  for (const { caller, crossing, text } of crossings) console.log(`${caller}: ${crossing}\n    ${shorten(text)}`)
reportFaults(faults, `${statements.length - crossings.length} of ${statements.length} statements run on one shard`)

function shorten(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, SHOWN_CHARACTERS)
}
