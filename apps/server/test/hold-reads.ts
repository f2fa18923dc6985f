import { RawNode, SelectQueryNode, type KyselyPlugin, type RootOperationNode } from 'kysely'

/** Lets a test delay the result of one read, so that a race occurs in every run. */
export function createReadHolder(): { readonly plugin: KyselyPlugin; hold(column: string): HeldRead } {
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
      const release = Promise.withResolvers<void>()
      wanted = { column, isRead: read.resolve, isLetGo: release.promise }
      return { isRead: read.promise, release: release.resolve }
    },
  }
}

/** Holds back the result of the next read that finds a row by this column. The read itself is executed. */
type HeldRead = { readonly isRead: Promise<void>; readonly release: () => void }

function isLookupBy(node: RootOperationNode, column: string): boolean {
  if (RawNode.is(node)) return JSON.stringify(node).includes(JSON.stringify(column))
  if (!SelectQueryNode.is(node)) return false
  return JSON.stringify([node.where, node.joins]).includes(JSON.stringify(column))
}
