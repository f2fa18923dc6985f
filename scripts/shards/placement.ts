import { parse } from 'libpg-query'
import { unwrapNode } from './syntax.ts'

/** How a table is stored: distributed by the values of a column, or copied to every machine. */
export type Placement = { readonly column: string } | 'everywhere'

/** The placement of each table. Tables without one are only on the coordinator. */
export type Placements = ReadonlyMap<string, Placement>

/** Reads the placements from the calls in `deploy/citus.sql`. */
export async function readPlacements(sql: string): Promise<Placements> {
  const placements = new Map<string, Placement>()
  for (const { stmt } of (await parse(sql)).stmts ?? []) {
    const call = unwrapNode(unwrapNode(unwrapNode(stmt).SelectStmt?.targetList?.[0]).ResTarget?.val).FuncCall
    if (!call) continue
    const name = unwrapNode(call.funcname?.at(-1)).String?.sval
    const [table = '', column = ''] = (call.args ?? []).map(
      (argument) => unwrapNode(argument).A_Const?.sval?.sval ?? '',
    )
    if (name === 'create_reference_table') placements.set(table, 'everywhere')
    else if (name === 'create_distributed_table') placements.set(table, { column })
    else throw new Error(`unknown function ${name}`)
  }
  return placements
}
