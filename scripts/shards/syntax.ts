import type { Node } from 'libpg-query'

type Intersect<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never

/** A node of the syntax tree. At most one field is set: the one named after the type of the node. */
export type AnyNode = Partial<Intersect<Node>>

export function unwrapNode(node: Node | undefined): AnyNode {
  return (node ?? {}) as AnyNode
}

/** Returns the parts of a column's name, such as `players.id`. A part is undefined for `*`. */
export function readColumnName(node: Node | undefined): (string | undefined)[] | undefined {
  return unwrapNode(node).ColumnRef?.fields?.map((field) => unwrapNode(field).String?.sval)
}

/** Lists the conditions connected by AND, all of which must be true. */
export function listConditions(condition: Node | undefined): Node[] {
  if (!condition) return []
  const { BoolExpr: bool } = unwrapNode(condition)
  return bool?.boolop === 'AND_EXPR' ? (bool.args ?? []).flatMap(listConditions) : [condition]
}

/** Returns both sides of an equality, or undefined for any other expression. */
export function readEquality(condition: Node): readonly [Node, Node] | undefined {
  const { kind, name = [], lexpr, rexpr } = unwrapNode(condition).A_Expr ?? {}
  return kind === 'AEXPR_OP' && unwrapNode(name[0]).String?.sval === '=' && lexpr && rexpr ? [lexpr, rexpr] : undefined
}

/** Lists the subqueries in an expression, but not those nested inside them. */
export function listSubqueries(tree: unknown): Node[] {
  if (typeof tree !== 'object' || tree === null) return []
  const { SubLink: link, ...others } = tree as AnyNode
  return [
    ...(link?.subselect ? [link.subselect] : []),
    ...listSubqueries(link?.testexpr),
    ...Object.values(others).flatMap(listSubqueries),
  ]
}
