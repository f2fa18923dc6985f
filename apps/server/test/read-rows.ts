import pg from 'pg'
import { vi } from 'vitest'

/** A statement that ran, as PostgreSQL's extension `auto_explain` reports it. */
type Explained = { readonly 'Query Text': string; readonly Plan: PlanNode }

type PlanNode = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly PlanNode[]
}

/** How many rows of a table a statement read. */
type ReadRows = { readonly table: string; readonly rows: number; readonly isScan: boolean; readonly text: string }

/** The tables that grow with the number of players and are not empty in a test. */
const GROWING = [
  'players',
  'sessions',
  'seeds',
  'next_seeds',
  'wallets',
  'quest_progress',
  'rounds',
  'ledger_entries',
  'holdings',
  'pulls',
  'listings',
]

const SETTINGS = [
  `session_preload_libraries = 'auto_explain'`,
  'auto_explain.log_min_duration = 0',
  'auto_explain.log_analyze = on',
  'auto_explain.log_timing = off',
  'auto_explain.log_nested_statements = on',
  'auto_explain.log_format = json',
  'auto_explain.log_level = notice',
]

/** Records the plans of this process's statements, with the numbers of rows that were read. */
export function explainStatements() {
  const emit = vi.spyOn(pg.Client.prototype, 'emit')
  return {
    /** Lets PostgreSQL report plans to all connections that are opened later. */
    async enable(databaseUrl: string): Promise<void> {
      const client = new pg.Client(databaseUrl)
      await client.connect()
      const name = client.escapeIdentifier(client.database ?? '')
      for (const setting of SETTINGS) {
        // oxlint-disable-next-line no-await-in-loop -- one after another
        await client.query(`alter database ${name} set ${setting}`)
      }
      await client.end()
    },
    async record(call: () => Promise<unknown>): Promise<Explained[]> {
      emit.mockClear()
      await call()
      return emit.mock.calls.flatMap(([event, notice]) => (event === 'notice' ? parsePlan(notice as Error) : []))
    },
  }
}

function parsePlan({ message }: Error): Explained[] {
  const start = message.indexOf('{')
  return message.includes('plan:') && start > 0 ? [JSON.parse(message.slice(start)) as Explained] : []
}

/** Sums the rows that a statement read from each growing table. */
export function listReadRows({ 'Query Text': text, Plan }: Explained): ReadRows[] {
  const byTable = Map.groupBy(listNodes(Plan), (node) => node['Relation Name'] ?? '')
  return GROWING.flatMap((table) => {
    const nodes = byTable.get(table)
    if (!nodes) return []
    const isScan = nodes.some((node) => node['Node Type'] === 'Seq Scan' && countRows(node) > 0)
    return [{ table, rows: nodes.reduce((sum, node) => sum + countRows(node), 0), isScan, text }]
  })
}

function listNodes(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(listNodes)]
}

function countRows(node: PlanNode): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  return Math.round((node['Actual Rows'] + removed) * node['Actual Loops'])
}
