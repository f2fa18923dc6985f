import pg from 'pg'
import { afterAll } from 'vitest'
import { writeRecordedStatements, type RecordedStatement } from './recorded-statements.ts'

/**
 * Records the statements that the server's code runs during the tests, with the function that runs them, for `npm run
 * check:shards`. Leaves out the tests' own statements.
 */

const FRAME =
  /at (?:async )?(?:new )?(?:([^\s(]+) \()?(?:file:\/\/)?\S*?\/apps\/server\/((?:src|test)\/\S+?\.ts)(?:\?[^:]*)?:\d+/g
/** The modules through which all statements pass. */
const DRIVER =
  /^src\/platform\/(?:db\/(?:driver|postgres|prepared-query|replica|reserved-connections|shared-connections|statement-client|together)|process\/queue)\.ts$/
const STACK_FRAMES = 60

const recorded = new Map<string, RecordedStatement>()
const { query } = pg.Client.prototype as { query: (this: pg.Client, ...inputs: unknown[]) => unknown }

pg.Client.prototype.query = function record(this: pg.Client, asked: unknown, ...more: unknown[]) {
  const { text, values = [] } = typeof asked === 'string' ? { text: asked } : (asked as Partial<pg.QueryConfig>)
  if (text !== undefined && !recorded.has(text)) {
    const caller = findCaller()
    if (caller !== undefined) recorded.set(text, { text, values, caller })
  }
  return query.call(this, asked, ...more)
} as typeof pg.Client.prototype.query

afterAll(async () => {
  // The next test file in this process records its own statements.
  pg.Client.prototype.query = query as typeof pg.Client.prototype.query
  await writeRecordedStatements([...recorded.values()])
})

/** Returns the server's function that runs the current statement, or undefined if a test runs it. */
function findCaller(): string | undefined {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = STACK_FRAMES
  const stack = new Error('caller').stack ?? ''
  Error.stackTraceLimit = stackTraceLimit
  for (const [, name, file = ''] of stack.matchAll(FRAME)) {
    if (DRIVER.test(file) || file === 'test/record-statements.ts') continue
    if (file.startsWith('test/') || file.endsWith('.test.ts')) return undefined
    return `${file.slice('src/'.length)} ${name ?? ''}`.trim()
  }
  return undefined
}
