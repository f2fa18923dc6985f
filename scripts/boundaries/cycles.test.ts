import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findCycles } from './cycles.ts'
import { collectImports } from './faults.ts'
import { createFolderForEachTest } from '../test/temporary-folder.ts'

const { addFile, readImports } = createFolderForEachTest()

function findAllCycles(): string[] {
  return findCycles(readImports()).map(({ path, line, rule }) => `${path}:${line} ${rule}`)
}

describe('import cycles', () => {
  it('between two files are refused, even if one import is type-only', () => {
    addFile('packages/rules/src/a.ts', "\nimport { b } from './b.ts'\nexport const a = b\nexport type A = number")
    addFile('packages/rules/src/b.ts', "import type { A } from './a.ts'\nexport const b: A = 1")
    expect(findAllCycles()).toEqual([
      'packages/rules/src/a.ts:2 imports itself in a cycle: ' +
        'packages/rules/src/a.ts → packages/rules/src/b.ts → packages/rules/src/a.ts',
    ])
  })

  it('are found through re-exports, dynamic imports, import types and package imports', () => {
    addFile('apps/server/src/a.ts', "export * from './b.ts'")
    addFile('apps/server/src/b.ts', "export const b = import('./c.ts')")
    addFile('apps/server/src/c.ts', "export type C = import('./d.ts').D")
    addFile('apps/server/src/d.ts', "import '@otogi/server/test/e'\nexport type D = 1")
    addFile('apps/server/test/e.ts', "import '../src/a.ts'")
    expect(findAllCycles()).toEqual([expect.stringContaining('d.ts → apps/server/test/e.ts → apps/server/src/a.ts')])
  })

  it('of a file that imports itself are refused', () => {
    addFile('packages/rules/src/a.ts', "import type { A } from './a.ts'\nexport type B = A")
    expect(findAllCycles()).toHaveLength(1)
  })

  it('are reported once for each group', () => {
    for (const name of ['x', 'y']) {
      addFile(`packages/rules/src/${name}1.ts`, `import './${name}2.ts'\nimport './${name}3.ts'`)
      addFile(`packages/rules/src/${name}2.ts`, `import './${name}1.ts'`)
      addFile(`packages/rules/src/${name}3.ts`, `import './${name}1.ts'`)
    }
    expect(findAllCycles()).toHaveLength(2)
  })

  it('are not reported when two paths lead to the same file', () => {
    addFile('packages/rules/src/a.ts', "import './b.ts'\nimport './c.ts'")
    addFile('packages/rules/src/b.ts', "import './d.ts'")
    addFile('packages/rules/src/c.ts', "import './d.ts'")
    addFile('packages/rules/src/d.ts', 'export const d = 1')
    expect(findAllCycles()).toEqual([])
  })

  it('do not exist in this repository', () => {
    expect(findCycles(collectImports(resolve(import.meta.dirname, '../..')))).toEqual([])
  })
})
