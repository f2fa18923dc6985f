import { Visitor, type StringLiteral } from 'oxc-parser'
import { lineAt, type Source } from '../sources.ts'

export type Import = { readonly specifier: string; readonly line: number }

/** Every import of a file: static, type-only, re-exporting, dynamic, and the types written `import('…')`. */
export function importsOf({ program, text }: Source): Import[] {
  const found: Import[] = []
  const add = ({ value, start }: StringLiteral) => found.push({ specifier: value, line: lineAt(text, start) })
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => source && add(source),
    TSImportType: ({ source }) => add(source),
    ImportExpression: ({ source }) => source.type === 'Literal' && typeof source.value === 'string' && add(source),
  }).visit(program)
  return found
}
