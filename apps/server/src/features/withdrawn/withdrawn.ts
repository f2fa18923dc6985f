import type { Pack } from '@otogi/content/pack'
import type { Reader } from '../../platform/db/db.ts'
import { createWithdrawnContent, type WithdrawnContent } from './content.ts'
import { countChanges, listTakedowns } from './store.ts'

/** The withdrawn content, kept in memory by each process. */
export type Withdrawn = {
  current(): WithdrawnContent
  /** Reads the withdrawn content again. */
  refresh(db: Reader): Promise<void>
  /** Returns a function that caches a value and builds it again only after the withdrawn content has changed. */
  perContent<Value>(build: (content: WithdrawnContent) => Value): () => Value
}

export function createWithdrawn(pack: Pick<Pack, 'characters'>): Withdrawn {
  let content = createWithdrawnContent(pack, [], 0)
  return {
    current: () => content,
    async refresh(db) {
      const takedowns = await listTakedowns(db)
      const version = countChanges(takedowns)
      // A concurrent refresh may have read a later state.
      if (version <= content.version) return
      const active = takedowns.filter(({ restoredAt }) => restoredAt === null)
      content = createWithdrawnContent(pack, active, version)
    },
    perContent(build) {
      let last: { readonly content: WithdrawnContent; readonly value: ReturnType<typeof build> } | undefined
      return () => {
        if (last?.content !== content) last = { content, value: build(content) }
        return last.value
      }
    },
  }
}

/** Reads the withdrawn content once, for a command. */
export async function readWithdrawn(db: Reader, pack: Pick<Pack, 'characters'>): Promise<Withdrawn> {
  const withdrawn = createWithdrawn(pack)
  await withdrawn.refresh(db)
  return withdrawn
}
