import { SelectQueryNode, type KyselyPlugin, type RootOperationNode } from 'kysely'

/** Lets a test hold one read back between its answer and who asked for it, so that a race is met for certain. */
export function holdingReads(): { readonly plugin: KyselyPlugin; hold(column: string): Held } {
  let wanted: { readonly column: string; readonly isRead: () => void; readonly isLetGo: Promise<void> } | undefined
  const held = new WeakMap<object, NonNullable<typeof wanted>>()
  return {
    plugin: {
      transformQuery({ node, queryId }) {
        if (wanted && looksBy(node, wanted.column)) {
          held.set(queryId, wanted)
          wanted = undefined
        }
        return node
      },
      async transformResult({ result, queryId }) {
        held.get(queryId)?.isRead()
        await held.get(queryId)?.isLetGo
        return result
      },
    },
    hold(column) {
      const read = Promise.withResolvers<void>()
      const letGo = Promise.withResolvers<void>()
      wanted = { column, isRead: read.resolve, isLetGo: letGo.promise }
      return { isRead: read.promise, letGo: letGo.resolve }
    },
  }
}

/** The next read that looks a row up by the column: answered by the database, and not yet given to who asked. */
type Held = { readonly isRead: Promise<void>; readonly letGo: () => void }

function looksBy(node: RootOperationNode, column: string): boolean {
  return SelectQueryNode.is(node) && JSON.stringify(node.where ?? null).includes(JSON.stringify(column))
}
