import { Visitor, type Argument, type Expression } from 'oxc-parser'
import { findLine, type Source } from '../sources.ts'

/** A use of a table in the server's code. */
export type TableUse = { readonly table: string; readonly path: string; readonly line: number }

const KYSELY =
  /^(selectFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto|using|table|(\w*[jJ]oin(Lateral)?))$/
const NAME = String.raw`[a-z_][\w.]*`
const ALIASED = String.raw`${NAME}(?:\s+(?:as\s+)?${NAME})?`
const SQL = new RegExp(
  String.raw`\b(?:from|join|into|update|using)\s+(?:only\s+)?((?:${ALIASED}\s*,\s*)*${NAME})`,
  'gi',
)

/** Finds all names at positions where a Kysely call or SQL expects a table. Some of them may not be tables. */
export function findTableUses({ path, text, program }: Source): TableUse[] {
  const found: TableUse[] = []
  const add = (start: number, names: readonly string[]) => {
    const line = findLine(text, start)
    found.push(...names.map((name) => ({ table: removeSchema(name), path, line })))
  }
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (!first || callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (KYSELY.test(callee.property.name)) add(first.start, collectStrings(first))
      if (callee.property.name === 'query') add(first.start, collectStrings(first).flatMap(findTableNames))
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type === 'Identifier' && tag.name === 'sql')
        add(quasi.start, collectStrings(quasi).flatMap(findTableNames))
    },
  }).visit(program)
  return found
}

function collectStrings(node: Argument | Expression): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateLiteral') return [node.quasis.map(({ value }) => value.raw).join('?')]
  if (node.type === 'ArrayExpression')
    return node.elements.flatMap((one) => (one?.type === 'Literal' ? collectStrings(one) : []))
  return []
}

function findTableNames(sql: string): string[] {
  const plain = sql.replaceAll(/--.*/g, '').replaceAll('"', '')
  return [...plain.matchAll(SQL)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
}

/** Removes the schema and the alias: `public.rounds as r` becomes `rounds`. */
function removeSchema(name: string): string {
  return (name.split(/\s/)[0] ?? '').replace(/^public\./, '').toLowerCase()
}
