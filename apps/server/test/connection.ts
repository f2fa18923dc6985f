import type { Connection } from '../src/platform/db/db.ts'
import { openWriter } from '../src/platform/db/postgres.ts'

/**
 * Opens connections that can write outside a transaction, to set up states that no API call can create. The caller must
 * destroy them.
 */
export function openConnections(url: string, max: number): Connection {
  return openWriter({ url, max, limitMs: undefined, onBroken: () => {} }).db
}
