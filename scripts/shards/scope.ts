/** The columns that a query returns, and their names in `Equalities`. */
export type Output = ReadonlyMap<string, string>

/** A table, function or subquery in a FROM clause. */
export type Source = { readonly alias: string; readonly findColumn: (name: string) => string | undefined }

/** What the names in a query refer to. Names that are not found here are looked up in the enclosing query. */
export type Scope = {
  readonly sources: Source[]
  readonly queries: Map<string, Output>
  readonly outer: Scope | undefined
}

export function findQuery(scope: Scope | undefined, name: string): Output | undefined {
  return scope && (scope.queries.get(name) ?? findQuery(scope.outer, name))
}

export function findColumn(scope: Scope | undefined, name: string, alias?: string): string | undefined {
  if (!scope) return undefined
  const sources = scope.sources.filter((source) => alias === undefined || source.alias === alias)
  return findInSources(sources, name) ?? findColumn(scope.outer, name, alias)
}

export function findInSources(sources: readonly Source[], name: string): string | undefined {
  for (const source of sources) {
    const column = source.findColumn(name)
    if (column !== undefined) return column
  }
  return undefined
}
