import { Visitor, type Expression, type StringLiteral } from 'oxc-parser'
import { lineAt, type Source } from '../sources.ts'

/** Without a specifier: an import of what only the running program knows. */
export type Import = { readonly specifier: string | undefined; readonly line: number }

/** Every import of a file: static, type-only, re-exporting, dynamic, and the types written `import('…')`. */
export function importsOf({ program, text }: Source): Import[] {
  const found: Import[] = []
  const add = (source: StringLiteral | Expression) =>
    found.push({ specifier: plainText(source), line: lineAt(text, source.start) })
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => source && add(source),
    TSImportType: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source),
  }).visit(program)
  return found
}

function plainText(source: Expression): string | undefined {
  return source.type === 'Literal' && typeof source.value === 'string' ? source.value : undefined
}
