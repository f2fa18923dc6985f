import type { Pack } from '@otogi/content/pack'
import { sql } from 'kysely'
import { auditInTransaction, type Audit } from '../src/features/books/index.ts'
import type { Reader } from '../src/platform/db/db.ts'
import { readSnapshot } from '../src/platform/db/snapshot.ts'

type AuditedServer = { readonly db: Reader; readonly pack: Pack }

/** Audit rules that some tests violate on purpose, because they set a player's power or card counts without adding cards. */
export const STANDING_RULES = [
  'every total power equals that of the cards held',
  'every number of unique cards matches the cards held',
]

export function auditAllBooks({ db, pack }: AuditedServer): Promise<Audit> {
  return readSnapshot(db, async (snapshot) => {
    await sql`set local statement_timeout = 0`.execute(snapshot)
    return auditInTransaction(snapshot, pack.cards)
  })
}

/** Lists the faults that an audit finds in a test server's database. */
export async function listAuditFaults({ db, pack }: AuditedServer): Promise<string[]> {
  const { findings } = await auditAllBooks({ db, pack })
  return findings.filter(({ faults }) => faults > 0).map(({ rule, first }) => `${rule}: ${first}`)
}

/** Lists the names of the broken audit rules. */
export async function listBrokenRules(server: AuditedServer): Promise<string[]> {
  return (await listAuditFaults(server)).map((fault) => fault.split(':')[0] ?? '')
}

export async function requireCleanAudit(server: AuditedServer, exceptRules: readonly string[] = []): Promise<void> {
  const faults = (await listAuditFaults(server)).filter((fault) => !exceptRules.some((rule) => fault.startsWith(rule)))
  if (faults.length > 0) throw new Error(`the books are wrong: ${faults.join('; ')}`)
}

/** Lists a player's own ledger entries, oldest first. */
export async function listEntries(
  { db }: Pick<AuditedServer, 'db'>,
  playerId: string,
): Promise<{ reason: string; delta: number }[]> {
  return db
    .selectFrom('ledger_entries')
    .select(['reason', 'delta'])
    .where('player_id', '=', playerId)
    .where('account', '=', 'player')
    .orderBy('position')
    .execute()
}
