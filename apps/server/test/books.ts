import type { Pack } from '@otogi/content/pack'
import { auditBooks } from '../src/features/books/index.ts'
import type { Reader } from '../src/platform/db/db.ts'

type Books = { readonly db: Reader; readonly pack: Pack }

/** Audit rules broken by tests that give power or card counts without cards. */
export const STANDING_RULES = [
  'every total power is that of the cards held',
  'every number of unique cards is that of the cards held',
]

/** Audit faults of a test server; must be empty. */
export async function listAuditFaults({ db, pack }: Books): Promise<string[]> {
  const { findings } = await auditBooks(db, pack.cards)
  return findings.filter(({ faults }) => faults > 0).map(({ rule, first }) => `${rule}: ${first}`)
}

/** Names of the broken rules. */
export async function listBrokenRules(server: Books): Promise<string[]> {
  return (await listAuditFaults(server)).map((fault) => fault.split(':')[0] ?? '')
}

export async function requireCleanAudit(server: Books, except: readonly string[] = []): Promise<void> {
  const faults = (await listAuditFaults(server)).filter((fault) => !except.some((rule) => fault.startsWith(rule)))
  if (faults.length > 0) throw new Error(`the books are wrong: ${faults.join('; ')}`)
}

/** The entries of one player, oldest first. */
export async function listEntries(
  { db }: Pick<Books, 'db'>,
  playerId: string,
): Promise<{ reason: string; delta: number }[]> {
  return db
    .selectFrom('ledger_entries')
    .select(['reason', 'delta'])
    .where('player_id', '=', playerId)
    .orderBy('position')
    .execute()
}
