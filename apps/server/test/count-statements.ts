import { SelectQueryNode, type KyselyPlugin, type RootOperationNode } from 'kysely'

type Count = { readonly statements: number; readonly playerRows: number }

/**
 * Counts SQL statements, and those among them that read or lock whole rows of players. BEGIN and COMMIT do not pass
 * through Kysely plugins.
 */
export function createStatementCounter(): {
  readonly plugin: KyselyPlugin
  count(call: () => Promise<unknown>): Promise<Count>
} {
  let [statements, playerRows] = [0, 0]
  return {
    plugin: {
      transformQuery({ node }) {
        if (readsPlayerRows(node)) playerRows += 1
        return node
      },
      transformResult({ result }) {
        statements += 1
        return Promise.resolve(result)
      },
    },
    async count(call) {
      const before = { statements, playerRows }
      await call()
      return { statements: statements - before.statements, playerRows: playerRows - before.playerRows }
    },
  }
}

function readsPlayerRows(node: RootOperationNode): boolean {
  if (node.kind === 'RawNode') return node.sqlFragments.some((text) => text.includes('select * from players'))
  if (!SelectQueryNode.is(node)) return false
  return JSON.stringify(node.from).includes('"players"') && JSON.stringify(node.selections).includes('SelectAllNode')
}
