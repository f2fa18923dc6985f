import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { findCircles } from './boundaries/circles.ts'
import { findBoundaryFaults, findTableFaults, collectUses } from './boundaries/faults.ts'
import { drawGraph, replaceGraph } from './boundaries/graph.ts'
import type { MayUse } from './boundaries/rules.ts'
import { report } from './sources.ts'

/** Checks who imports whom; with --draw, also draws it in the page on architecture. */

const root = resolve(import.meta.dirname, '..')
const page = resolve(root, 'docs/ARCHITECTURE.md')
const table = resolve(root, 'boundaries.cjs')

const { mayUse } = createRequire(import.meta.url)(table) as { mayUse: MayUse }
const uses = collectUses(root)
const faults = [
  ...findTableFaults(mayUse, readFileSync(table, 'utf8')),
  ...findBoundaryFaults(uses, mayUse),
  ...findCircles(uses),
]

const written = readFileSync(page, 'utf8')
const drawn = replaceGraph(written, drawGraph(uses))
if (process.argv.includes('--draw')) writeFileSync(page, drawn)
else if (drawn !== written) {
  faults.push({ path: 'docs/ARCHITECTURE.md', line: 1, rule: 'the graph is stale: npm run docs:graph draws it' })
}

report(faults, `${uses.length} imports respect the boundaries, none of them in a circle`)
