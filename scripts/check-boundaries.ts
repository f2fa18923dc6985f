import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { findCycles } from './boundaries/cycles.ts'
import { findBoundaryFaults, findTableFaults, collectImports } from './boundaries/faults.ts'
import { drawGraph, replaceGraph } from './boundaries/graph.ts'
import type { AllowedImports } from './boundaries/rules.ts'
import { reportFaults } from './sources.ts'

/** Checks all imports against the boundaries. With --draw, also updates the graph in docs/internal/imports.md. */

const root = resolve(import.meta.dirname, '..')
const page = resolve(root, 'docs/internal/imports.md')
const table = resolve(root, 'boundaries.cjs')

const { mayUse: allowed } = createRequire(import.meta.url)(table) as { mayUse: AllowedImports }
const imports = collectImports(root)
const faults = [
  ...findTableFaults(allowed, readFileSync(table, 'utf8')),
  ...findBoundaryFaults(imports, allowed),
  ...findCycles(imports),
]

const written = readFileSync(page, 'utf8')
const drawn = replaceGraph(written, drawGraph(imports))
if (process.argv.includes('--draw')) writeFileSync(page, drawn)
else if (drawn !== written) {
  faults.push({ path: 'docs/internal/imports.md', line: 1, rule: 'the graph is stale: npm run docs:graph draws it' })
}

reportFaults(faults, `${imports.length} imports respect the boundaries, none of them in a cycle`)
