import { createRequire } from 'node:module'
import { join } from 'node:path'

/** One statement as the driver sent it, with its parameters in PostgreSQL's text format. */
export type Statement = { readonly text: string; readonly values: readonly (string | null)[] }

export type Recorder = { start(): void; stop(): readonly Statement[] }

type Query = (asked: string | { text: string; values?: unknown[] }, ...more: unknown[]) => unknown

/** Records the statements that the server of a checkout sends to PostgreSQL between `start` and `stop`. */
export function recordStatements(folder: string): Recorder {
  const require = createRequire(join(folder, 'apps/server/package.json'))
  const { Client } = require('pg') as { Client: { prototype: { query: Query } } }
  const { prepareValue } = require('pg/lib/utils') as {
    readonly prepareValue: (value: unknown) => string | Buffer | null
  }
  const toText = (value: unknown) => {
    const prepared = prepareValue(value)
    return Buffer.isBuffer(prepared) ? `\\x${prepared.toString('hex')}` : prepared
  }
  const recorded: Statement[] = []
  const original = Client.prototype.query
  const recording: Query = function (this: unknown, asked, ...more) {
    const { text, values = [] } = typeof asked === 'string' ? { text: asked } : asked
    recorded.push({ text, values: values.map(toText) })
    return original.call(this, asked, ...more)
  }
  return {
    start() {
      recorded.length = 0
      Client.prototype.query = recording
    },
    stop() {
      Client.prototype.query = original
      return [...recorded]
    },
  }
}
