import { SelectQueryNode, type KyselyPlugin, type RootOperationNode } from 'kysely'

/** Lets a test delay the result of one read, so that a race happens every time. */
export function createReadHolder(): { readonly plugin: KyselyPlugin; hold(column: string): Held } {
  let wanted: { readonly column: string; readonly isRead: () => void; readonly isLetGo: Promise<void> } | undefined
  const held = new WeakMap<object, NonNullable<typeof wanted>>()
  return {
    plugin: {
      transformQuery({ node, queryId }) {
        if (wanted && isLookupBy(node, wanted.column)) {
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

/** The next read that finds a row by the column: executed, but its result is held back. */
type Held = { readonly isRead: Promise<void>; readonly letGo: () => void }

function isLookupBy(node: RootOperationNode, column: string): boolean {
  if (!SelectQueryNode.is(node)) return false
  return JSON.stringify([node.where, node.joins]).includes(JSON.stringify(column))
}
