import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findBoundaryFaults, findTableFaults, collectImports } from './boundaries/faults.ts'
import { drawGraph, replaceGraph } from './boundaries/graph.ts'
import { createFolderForEachTest } from './test/temporary-folder.ts'
import type { AllowedImports } from './boundaries/rules.ts'

const repository = resolve(import.meta.dirname, '..')
const table = createRequire(import.meta.url)('../boundaries.cjs') as { mayUse: AllowedImports }
const mayUse: AllowedImports = { wallet: [], quests: ['wallet'], summon: ['wallet', 'quests'] }
const features = 'apps/server/src/features'

const { addFile, readImports } = createFolderForEachTest()

function findFaults(): string[] {
  return findBoundaryFaults(readImports(), mayUse).map(({ path, line, rule }) => `${path}:${line} ${rule}`)
}

// oxlint-disable-next-line max-lines-per-function -- a list of tests, each of them short
describe('the boundaries refuse', () => {
  it.each([
    ['a Node builtin in rules', 'packages/rules/src/a.ts', "import 'node:fs'", "rules may not import Node's node:fs"],
    ['a package in art', 'packages/art/src/a.ts', "import sharp from 'sharp'", 'art may not import sharp'],
    [
      'a package other than zod in the contract',
      'packages/contract/src/a.ts',
      "import 'pg'",
      'contract may not import pg',
    ],
    [
      'the server in the contract',
      'packages/contract/src/a.ts',
      "import '@otogi/server/app'",
      'contract may not import server',
    ],
    ['the drawings in the server', 'apps/server/src/a.ts', "import '@otogi/art/draw'", 'server may not import art'],
    ['the web in the server', 'apps/server/src/a.ts', "import '@otogi/web/main'", 'server may not import web'],
    ['the server in the web', 'apps/web/src/app/a.tsx', "import '@otogi/server/app'", 'web may not import server'],
    ['a Node builtin in the web', 'apps/web/src/app/a.ts', "import 'node:path'", "web may not import Node's node:path"],
    [
      'an upward call',
      `${features}/wallet/a.ts`,
      "import '../summon/index.ts'",
      'wallet may not use summon (boundaries.cjs)',
    ],
    [
      'an inner file of another feature',
      `${features}/summon/a.ts`,
      "import '../wallet/store.ts'",
      'wallet may only be imported through its index.ts',
    ],
    [
      'an inner index',
      `${features}/summon/a.ts`,
      "import '../wallet/x/index.ts'",
      'wallet may only be imported through its index.ts',
    ],
    [
      'a feature that imports the app',
      `${features}/wallet/a.ts`,
      "import '../../app.ts'",
      'feature may not import app',
    ],
    [
      'a platform that imports a feature',
      'apps/server/src/platform/a.ts',
      "import '../features/wallet/index.ts'",
      'platform may not import feature',
    ],
    [
      'a web feature in another',
      'apps/web/src/features/summon/a.ts',
      "import '../wallet/a.ts'",
      'web features never import each other',
    ],
    ['a feature in the ui', 'apps/web/src/ui/a.tsx', "import '../features/wallet/a.tsx'", 'ui may not import feature'],
    [
      'the ui in the platform of the web',
      'apps/web/src/platform/a.ts',
      "import '../ui/a.tsx'",
      'platform may not import ui',
    ],
    [
      'the game in the ui',
      'apps/web/src/ui/a.tsx',
      "import { Wallet } from '../game/wallet.tsx'",
      'ui may not import game',
    ],
    [
      'the game in the platform of the web',
      'apps/web/src/platform/a.ts',
      "import '../game/wallet.ts'",
      'platform may not import game',
    ],
    [
      'a feature in the game layer of the web',
      'apps/web/src/game/a.ts',
      "import '../features/summon/a.ts'",
      'game may not import feature',
    ],
    [
      'a rule of the game in the ui',
      'apps/web/src/ui/a.tsx',
      "import type { Rarity } from '@otogi/rules/summon/rarity'",
      'ui must not depend on the game: it may not import rules/summon/rarity',
    ],
    [
      'an endpoint of the game in the platform of the web',
      'apps/web/src/platform/a.ts',
      "import { wallet } from '@otogi/contract/wallet'",
      'platform must not depend on the game: it may not import contract/wallet',
    ],
    [
      'the schemas of the contract in the web',
      'apps/web/src/features/summon/a.ts',
      "import { summon, type Card } from '@otogi/contract/summon'",
      'contract/summon brings the schemas into the browser: import only its types',
    ],
    [
      'a type of a forbidden package',
      'apps/web/src/app/a.ts',
      "import type { App } from '@otogi/server/app'",
      'web may not import server',
    ],
    [
      'an import type of a forbidden package',
      'apps/web/src/app/a.ts',
      "type App = import('@otogi/server/app').App",
      'web may not import server',
    ],
    [
      'a dynamic import of a forbidden package',
      'packages/rules/src/a.ts',
      "void import('@otogi/contract/api')",
      'rules may not import contract',
    ],
    [
      'an import with a computed path',
      'packages/rules/src/a.ts',
      "const fs = 'fs'; void import(`node:${fs}`)",
      'an import path must be a plain string',
    ],
    [
      'a re-export of a forbidden package',
      'packages/tunes/src/a.ts',
      "export * from '@otogi/art/draw'",
      'tunes may not import art',
    ],
    [
      'a relative import of another package',
      'packages/contract/src/a.ts',
      "import '../../rules/src/random.ts'",
      'a relative import may not leave contract',
    ],
    [
      'an import of itself by name',
      `${features}/wallet/a.ts`,
      "import '@otogi/server/app'",
      'server imports its own files by relative paths',
    ],
    [
      'test builders in a feature',
      `${features}/wallet/a.ts`,
      "import '../../../test/test-server.ts'",
      'only tests may import what serves tests',
    ],
  ])('%s', (_, path, text, rule) => {
    addFile(path, `// an import on the second line\n${text}\n`)
    expect(findFaults()).toEqual([`${path}:2 ${rule}`])
  })

  it('a feature missing from the table', () => {
    addFile(`${features}/gossip/tell.ts`, "import '../../platform/db.ts'")
    expect(findFaults()).toEqual([`${features}/gossip/tell.ts:1 boundaries.cjs does not name gossip`])
  })

  it('a table with an upward import', () => {
    const text = 'exports.mayUse = {\n  wallet: [],\n  quests: ["summon"],\n  summon: ["wallet"],\n}'
    const faults = findTableFaults({ wallet: [], quests: ['summon'], summon: ['wallet'] }, text)
    expect(faults).toEqual([
      { path: 'boundaries.cjs', line: 3, rule: 'quests imports summon, which is not listed above it' },
    ])
  })
})

describe('the boundaries allow', () => {
  it.each([
    ['a call down the table', `${features}/summon/a.ts`, "import '../wallet/index.ts'"],
    ['a feature on its platform', `${features}/wallet/a.ts`, "import '../../platform/db.ts'"],
    ['a feature in itself', `${features}/wallet/deep/a.ts`, "import '../store.ts'"],
    ['the app that wires a feature', 'apps/server/src/app.ts', "import './features/wallet/routes.ts'"],
    ['a test with test builders', `${features}/wallet/a.test.ts`, "import '../../../test/test-server.ts'"],
    ['a test of rules with its tools', 'packages/rules/src/a.test.ts', "import 'fast-check'\nimport 'node:fs'"],
    ['a web feature on the game layer', 'apps/web/src/features/summon/a.tsx', "import '../../game/card.tsx'"],
    ['the game layer on the ui', 'apps/web/src/game/a.tsx', "import '../ui/button.tsx'\nimport '../platform/call.ts'"],
    [
      'types of the contract in the web',
      'apps/web/src/game/a.ts',
      "import type { Card } from '@otogi/contract/summon'",
    ],
    [
      'the routes of the contract in the web',
      'apps/web/src/game/a.ts',
      "import { summon } from '@otogi/contract/routes'",
    ],
    ['the game layer on the rules', 'apps/web/src/game/a.tsx', "import '@otogi/rules/summon/rarity'"],
    ['numbers in the ui', 'apps/web/src/ui/a.tsx', "import '@otogi/rules/format/number'"],
    [
      'the shape of a call in the platform of the web',
      'apps/web/src/platform/a.ts',
      "import type { Endpoint } from '@otogi/contract/endpoint'",
    ],
    ['the ui on texts', 'apps/web/src/ui/a.tsx', "import '../platform/texts.ts'"],
    ['a build step of the web with Node', 'apps/web/build/a.ts', "import 'node:zlib'"],
    ['zod in the contract', 'packages/contract/src/a.ts', "import * as z from 'zod/mini'"],
  ])('%s', (_, path, text) => {
    addFile(path, text)
    expect(findFaults()).toEqual([])
  })

  it('this repository', () => {
    expect(findBoundaryFaults(collectImports(repository), table.mayUse)).toEqual([])
  })
})

describe('the graph', () => {
  it('shows each import of shipped code once, between its markers', () => {
    addFile(`${features}/summon/a.ts`, "import '../wallet/index.ts'\nimport '@otogi/rules/random'")
    addFile(`${features}/summon/b.ts`, "import '../wallet/index.ts'")
    addFile(`${features}/summon/a.test.ts`, "import '../quests/index.ts'")
    const graph = drawGraph(readImports())
    expect(graph.match(/.* --> .*/g)).toEqual(['    server --> rules', '    summon_[summon] --> wallet_[wallet]'])
    const page = replaceGraph('above\n<!-- graph: begin -->\nold\n<!-- graph: end -->\nbelow', graph)
    expect(page).toBe(`above\n<!-- graph: begin -->\n\n${graph}\n\n<!-- graph: end -->\nbelow`)
    expect(replaceGraph(page, graph)).toBe(page)
  })
})
