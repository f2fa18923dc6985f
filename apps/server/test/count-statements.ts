import type { KyselyPlugin } from 'kysely'

/** Counts SQL statements; BEGIN and COMMIT do not pass through Kysely plugins. */
export function createStatementCounter(): {
  readonly plugin: KyselyPlugin
  count(call: () => Promise<unknown>): Promise<number>
} {
  let statements = 0
  return {
    plugin: {
      transformQuery: ({ node }) => node,
      transformResult({ result }) {
        statements += 1
        return Promise.resolve(result)
      },
    },
    async count(call) {
      const before = statements
      await call()
      return statements - before
    },
  }
}
