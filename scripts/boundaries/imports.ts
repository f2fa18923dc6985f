import { Visitor, type Expression, type StringLiteral } from 'oxc-parser'
import { findLine, type Source } from '../sources.ts'

/** `specifier` is undefined if a dynamic import computes its path. */
export type Import = { readonly specifier: string | undefined; readonly line: number; readonly isType: boolean }

/** Lists all imports of a file: static, type-only, re-exports, dynamic, and types written as `import('…')`. */
export function listImports({ program, text }: Source): Import[] {
  const found: Import[] = []
  const add = (source: StringLiteral | Expression, isType = false) =>
    found.push({ specifier: readStringLiteral(source), line: findLine(text, source.start), isType })
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => add(source, importKind === 'type'),
    ExportAllDeclaration: ({ source, exportKind }) => add(source, exportKind === 'type'),
    ExportNamedDeclaration: ({ source, exportKind }) => source && add(source, exportKind === 'type'),
    TSImportType: ({ source }) => add(source, true),
    ImportExpression: ({ source }) => add(source),
  }).visit(program)
  return found
}

function readStringLiteral(source: Expression): string | undefined {
  return source.type === 'Literal' && typeof source.value === 'string' ? source.value : undefined
}
