import { Visitor, type Argument, type Expression } from 'oxc-parser'
import { lineAt, type Source } from '../sources.ts'

/** A table's name in the code of a feature. */
export type TableUse = { readonly table: string; readonly path: string; readonly line: number }

const KYSELY =
  /^(selectFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto|using|table|(\w*[jJ]oin(Lateral)?))$/
const NAME = String.raw`[a-z_][\w.]*`
const ALIASED = String.raw`${NAME}(?:\s+(?:as\s+)?${NAME})?`
const SQL = new RegExp(
  String.raw`\b(?:from|join|into|update|using)\s+(?:only\s+)?((?:${ALIASED}\s*,\s*)*${NAME})`,
  'gi',
)

/** Every name that stands where Kysely calls and SQL texts name a table. Names of other things may be among them. */
export function tableUsesOf({ path, text, program }: Source): TableUse[] {
  const found: TableUse[] = []
  const add = (start: number, names: readonly string[]) => {
    const line = lineAt(text, start)
    found.push(...names.map((name) => ({ table: bare(name), path, line })))
  }
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (!first || callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (KYSELY.test(callee.property.name)) add(first.start, textsIn(first))
      if (callee.property.name === 'query') add(first.start, textsIn(first).flatMap(tablesIn))
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type === 'Identifier' && tag.name === 'sql') add(quasi.start, textsIn(quasi).flatMap(tablesIn))
    },
  }).visit(program)
  return found
}

function textsIn(node: Argument | Expression): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateLiteral') return [node.quasis.map(({ value }) => value.raw).join('?')]
  if (node.type === 'ArrayExpression')
    return node.elements.flatMap((one) => (one?.type === 'Literal' ? textsIn(one) : []))
  return []
}

function tablesIn(sql: string): string[] {
  const plain = sql.replaceAll(/--.*/g, '').replaceAll('"', '')
  return [...plain.matchAll(SQL)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
}

/** Without schema and alias: `public.rounds as r` is `rounds`. */
function bare(name: string): string {
  return (name.split(/\s/)[0] ?? '').replace(/^public\./, '').toLowerCase()
}
