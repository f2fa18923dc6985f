import { RawNode, SelectQueryNode, type KyselyPlugin, type RootOperationNode } from 'kysely'

/** Lets a test delay the result of one read, so that a race occurs in every run. */
export function createReadDelay(): { readonly plugin: KyselyPlugin; delayNext(column: string): DelayedRead } {
  let next: { readonly column: string; readonly onRead: () => void; readonly released: Promise<void> } | undefined
  const delayed = new WeakMap<object, NonNullable<typeof next>>()
  return {
    plugin: {
      transformQuery({ node, queryId }) {
        if (next && isLookupBy(node, next.column)) {
          delayed.set(queryId, next)
          next = undefined
        }
        return node
      },
      async transformResult({ result, queryId }) {
        delayed.get(queryId)?.onRead()
        await delayed.get(queryId)?.released
        return result
      },
    },
    delayNext(column) {
      const read = Promise.withResolvers<void>()
      const release = Promise.withResolvers<void>()
      next = { column, onRead: read.resolve, released: release.promise }
      return { isRead: read.promise, release: release.resolve }
    },
  }
}

/**
 * The next read that looks up a row by the column. `isRead` resolves when PostgreSQL has executed the read; `release`
 * then delivers the result to the caller.
 */
type DelayedRead = { readonly isRead: Promise<void>; readonly release: () => void }

function isLookupBy(node: RootOperationNode, column: string): boolean {
  if (RawNode.is(node)) return JSON.stringify(node).includes(JSON.stringify(column))
  if (!SelectQueryNode.is(node)) return false
  return JSON.stringify([node.where, node.joins]).includes(JSON.stringify(column))
}
