import { parse, type Node, type RangeVar, type ResTarget, type SelectStmt, type WithClause } from 'libpg-query'
import { createEqualities } from './equalities.ts'
import type { Placements } from './placement.ts'
import { findColumn, findInSources, findQuery, type Output, type Scope } from './scope.ts'
import { listConditions, listSubqueries, unwrapNode, readColumnName, readEquality } from './syntax.ts'

/** The reason why a statement needs more than one shard. */
export type Crossing = 'names no player' | 'names several players' | 'joins a table of the coordinator'

/** A statement, and its parameters in one run. Parameters with equal values are treated as the same value. */
type Statement = { readonly text: string; readonly values: readonly unknown[] }

/** What UPDATE and DELETE statements have in common. */
type Change = {
  relation?: RangeVar
  withClause?: WithClause
  whereClause?: Node
  fromClause?: Node[]
  usingClause?: Node[]
  targetList?: Node[]
  returningClause?: { exprs?: Node[] }
}

/**
 * Returns why a statement needs several shards, or undefined if it needs only one. It needs only one if it requires the
 * distribution columns of all its tables to equal the same value. Conditions that the parser does not understand are
 * ignored, so a statement with such conditions may be reported.
 */
export async function findCrossing({ text, values }: Statement, placements: Placements): Promise<Crossing | undefined> {
  const reader = new StatementReader(placements, values)
  // Ignores statements that PostgreSQL rejects, which some tests run on purpose.
  const { stmts = [] } = await parse(text).catch(() => ({ stmts: [] }))
  for (const { stmt } of stmts) reader.readStatement(stmt, undefined)
  return reader.findCrossing()
}

/** Collects a statement's distribution columns, and the equalities that the statement requires. */
class StatementReader {
  private readonly equalities = createEqualities()
  /** The distribution column of each table in the statement. */
  private readonly columns: string[] = []
  private readonly placements: Placements
  private readonly values: readonly unknown[]
  /** The distribution columns of all tables in the database, by name. */
  private readonly names: ReadonlySet<string>
  private usesCoordinator = false
  private count = 0

  constructor(placements: Placements, values: readonly unknown[]) {
    this.placements = placements
    this.values = values
    this.names = new Set(
      [...placements.values()].flatMap((placement) => (placement === 'everywhere' ? [] : [placement.column])),
    )
  }

  findCrossing(): Crossing | undefined {
    const groups = new Set(this.columns.map((column) => this.equalities.findGroup(column)))
    if (groups.size === 0) return undefined
    if (this.usesCoordinator) return 'joins a table of the coordinator'
    const counts = this.columns.map((column) => this.equalities.countValues(column))
    if (counts.includes(0)) return 'names no player'
    return groups.size > 1 || counts.some((each) => each > 1) ? 'names several players' : undefined
  }

  readStatement(statement: Node | undefined, outer: Scope | undefined): Output {
    const { SelectStmt: select, InsertStmt: insert, UpdateStmt: update, DeleteStmt: remove } = unwrapNode(statement)
    const body = select ?? insert ?? update ?? remove
    if (!body) return new Map()
    const scope: Scope = { sources: [], queries: new Map(), outer }
    for (const { CommonTableExpr: query } of body.withClause?.ctes?.map(unwrapNode) ?? [])
      scope.queries.set(query?.ctename ?? '', this.readStatement(query?.ctequery, scope))
    if (select) return this.readSelect(select, scope)
    if (insert) {
      this.readInsert(insert.relation, insert.cols ?? [], unwrapNode(insert.selectStmt).SelectStmt, scope)
      return this.readOutput(insert.returningClause?.exprs, scope)
    }
    return this.readChange(body as Change, scope)
  }

  private readSelect(body: SelectStmt, scope: Scope): Output {
    if (body.larg && body.rarg) {
      const [left, right] = [body.larg, body.rarg].map((SelectStmt) => this.readStatement({ SelectStmt }, scope))
      return new Map([...(left ?? [])].filter(([name, column]) => right?.get(name) === column))
    }
    for (const item of body.fromClause ?? []) this.readFrom(item, scope)
    this.readConditions(body.whereClause, scope)
    this.readSubqueries([body.targetList, body.havingClause, body.sortClause, body.limitCount], scope)
    return this.readOutput(body.targetList, scope)
  }

  private readInsert(
    table: RangeVar | undefined,
    into: readonly Node[],
    rows: SelectStmt | undefined,
    scope: Scope,
  ): void {
    const column = this.addTable(table, scope)
    if (!column || !rows) return
    const place = into.findIndex((node) => column.endsWith(`.${unwrapNode(node).ResTarget?.name}`))
    const added = rows.valuesLists
      ? rows.valuesLists.map((row) => this.readValue(unwrapNode(row).List?.items?.[place], scope))
      : [[...this.readStatement({ SelectStmt: rows }, scope).values()][place]]
    for (const value of added) if (value !== undefined) this.equalities.join(column, value)
  }

  private readChange(body: Change, scope: Scope): Output {
    this.addTable(body.relation, scope)
    for (const item of [...(body.fromClause ?? []), ...(body.usingClause ?? [])]) this.readFrom(item, scope)
    this.readConditions(body.whereClause, scope)
    this.readSubqueries(body.targetList, scope)
    return this.readOutput(body.returningClause?.exprs, scope)
  }

  private readFrom(item: Node | undefined, scope: Scope): void {
    const { RangeVar: table, JoinExpr: join, RangeSubselect: query, RangeFunction: rows } = unwrapNode(item)
    if (table) this.addTable(table, scope)
    if (query) {
      const output = this.readStatement(query.subquery, scope)
      scope.sources.push({ alias: query.alias?.aliasname ?? '', findColumn: (name) => output.get(name) })
    }
    if (rows) {
      // A function's columns, e.g. an array's elements, get a prefix so that they are not confused with table columns.
      const prefix = `function${(this.count += 1)}`
      scope.sources.push({ alias: rows.alias?.aliasname ?? '', findColumn: (name) => `${prefix}.${name}` })
    }
    if (join) {
      this.readFrom(join.larg, scope)
      const left = [...scope.sources]
      this.readFrom(join.rarg, scope)
      this.readConditions(join.quals, scope)
      for (const name of join.usingClause ?? []) {
        const sides = [left, scope.sources.slice(left.length)]
        this.joinColumns(...sides.map((sources) => findInSources(sources, unwrapNode(name).String?.sval ?? '')))
      }
    }
  }

  /** Returns the distribution column of a table; undefined if the table is not distributed. */
  private addTable({ relname = '', alias }: RangeVar = {}, scope: Scope): string | undefined {
    const name = alias?.aliasname ?? relname
    const query = findQuery(scope, relname)
    if (query) {
      scope.sources.push({ alias: name, findColumn: (column) => query.get(column) })
      return undefined
    }
    const placement = this.placements.get(relname)
    if (placement === undefined) this.usesCoordinator = true
    const own = typeof placement === 'object' ? placement.column : undefined
    const column = `${relname}${(this.count += 1)}.${own}`
    scope.sources.push({ alias: name, findColumn: (wanted) => (wanted === own ? column : undefined) })
    if (own === undefined) return undefined
    this.columns.push(column)
    return column
  }

  private readConditions(condition: Node | undefined, scope: Scope): void {
    for (const part of listConditions(condition)) {
      const sides = readEquality(part)
      if (sides) this.joinColumns(...sides.map((side) => this.readValue(side, scope)))
      this.readSubqueries(part, scope)
    }
  }

  private joinColumns(one?: string, other?: string): void {
    if (one !== undefined && other !== undefined) this.equalities.join(one, other)
  }

  /** Returns the name of a parameter, constant or column, or undefined for any other expression. */
  private readValue(expression: Node | undefined, scope: Scope): string | undefined {
    const { TypeCast: cast, ParamRef: parameter, A_Const: constant } = unwrapNode(expression)
    if (cast) return this.readValue(cast.arg, scope)
    if (parameter) {
      const { number = 0 } = parameter
      return this.equalities.addValue(JSON.stringify(this.values[number - 1] ?? `$${number}`))
    }
    if (constant) return this.equalities.addValue(`constant ${JSON.stringify({ ...constant, location: 0 })}`)
    const [column, alias] = readColumnName(expression)?.toReversed() ?? []
    return column === undefined ? undefined : findColumn(scope, column, alias)
  }

  private readOutput(targets: readonly Node[] | undefined, scope: Scope): Output {
    const output = new Map<string, string>()
    for (const [n, target] of (targets ?? []).entries()) this.readTarget(unwrapNode(target).ResTarget, n, scope, output)
    return output
  }

  private readTarget({ name, val }: ResTarget = {}, n: number, scope: Scope, output: Map<string, string>): void {
    const fields = readColumnName(val)
    if (fields && fields.at(-1) === undefined) {
      for (const column of this.names) {
        const found = findColumn(scope, column, fields.at(-2))
        if (found !== undefined) output.set(column, found)
      }
    } else
      output.set(name ?? fields?.at(-1) ?? `column${n}`, this.readValue(val, scope) ?? `output${(this.count += 1)}`)
  }

  private readSubqueries(tree: unknown, scope: Scope): void {
    for (const query of listSubqueries(tree)) this.readStatement(query, scope)
  }
}
