import { SelectQueryNode, type KyselyPlugin, type RootOperationNode } from 'kysely'
import type { Player } from './player.ts'

type Count = { readonly statements: number; readonly playerRows: number }

/**
 * Counts SQL statements, and those among them that read or lock a player's row. BEGIN and COMMIT do not pass through
 * Kysely plugins.
 */
export function createStatementCounter(): {
  readonly plugin: KyselyPlugin
  count(player: Pick<Player, 'id'>, call: () => Promise<unknown>): Promise<Count>
} {
  const queries = new WeakMap<object, RootOperationNode>()
  const nodes: RootOperationNode[] = []
  return {
    plugin: {
      transformQuery({ node, queryId }) {
        queries.set(queryId, node)
        return node
      },
      transformResult({ result, queryId }) {
        const node = queries.get(queryId)
        if (node) nodes.push(node)
        return Promise.resolve(result)
      },
    },
    async count({ id }, call) {
      const before = nodes.length
      await call()
      const counted = nodes.slice(before)
      return { statements: counted.length, playerRows: counted.filter((node) => readsRow(node, id)).length }
    },
  }
}

/** Whether a statement selects a player by id or by session. */
function readsRow(node: RootOperationNode, playerId: string): boolean {
  const text = JSON.stringify(node)
  const isRead = SelectQueryNode.is(node)
    ? JSON.stringify([node.from, node.joins]).includes('"players"')
    : /(?:from|join) players\b/.test(text)
  return isRead && (text.includes(playerId) || text.includes('"sessions"'))
}
