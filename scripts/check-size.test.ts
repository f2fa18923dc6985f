import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { listFiles } from '@otogi/web/build/manifest'
import { measureBrotli } from './size/chunks.ts'
import { listDeskFiles } from './size/desk-files.ts'
import { findRoutes } from './size/routes.ts'

const made: string[] = []
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true })))

/** Creates a folder with the given files. */
function createFolder(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'otogi-size-'))
  made.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

describe('the routes', () => {
  const root = createFolder({
    'src/app/app.tsx': `
      const In = createPage(['accounts', 'ui'], async () => (await import('./in-page.tsx')).In)
      const Home = createPage(['ui'], async () => (await import('./home-pages.tsx')).Home)`,
    'src/app/in-page.tsx': 'export const In = 1',
    'src/app/home-pages.tsx': `const Games = createPage(['games'], async () => (await import('../features/games-page.tsx')).Games)`,
    'src/features/games-page.tsx': 'export const Games = 1',
  })

  test('are the pages and the layouts, each with its outer layouts and all their texts', () => {
    expect(findRoutes(root, 'src/app/app.tsx').map(({ name, modules, texts }) => ({ name, modules, texts }))).toEqual([
      { name: 'in-page', modules: ['src/app/in-page.tsx'], texts: ['app', 'accounts', 'ui'] },
      { name: 'home-pages', modules: ['src/app/home-pages.tsx'], texts: ['app', 'ui'] },
      {
        name: 'games-page',
        modules: ['src/app/home-pages.tsx', 'src/features/games-page.tsx'],
        texts: ['app', 'ui', 'games'],
      },
    ])
  })

  test('have their position in the source', () => {
    expect(findRoutes(root, 'src/app/app.tsx').map(({ path, line }) => `${path}:${line}`)).toEqual([
      'src/app/app.tsx:2',
      'src/app/app.tsx:3',
      'src/app/home-pages.tsx:1',
    ])
  })
})

describe('the files of a route', () => {
  const manifest = {
    'index.html': { file: 'index.js', imports: ['_shared.js'], css: ['index.css'] },
    'src/page.tsx': { file: 'page.js', imports: ['_shared.js', 'index.html'], css: ['page.css'] },
    '_shared.js': { file: 'shared.js' },
    'src/other.tsx': { file: 'other.js' },
  }

  test('are its chunks, their imports and styles, each once', () => {
    expect([...listFiles(manifest, ['index.html', 'src/page.tsx'])].toSorted()).toEqual([
      'index.css',
      'index.js',
      'page.css',
      'page.js',
      'shared.js',
    ])
  })

  test('must have been built', () => {
    expect(() => listFiles(manifest, ['src/new.tsx'])).toThrow('src/new.tsx is not in the build')
  })

  test('are measured compressed', () => {
    const folder = createFolder({ 'a.js': 'a'.repeat(10_000), 'b.js': 'b'.repeat(10_000) })
    const one = measureBrotli(folder, ['a.js'])
    expect(one).toBeLessThan(100)
    expect(measureBrotli(folder, ['a.js', 'b.js'])).toBe(one + measureBrotli(folder, ['b.js']))
  })
})

test('the files of the desk are those that no page of players loads', () => {
  const manifest = {
    'index.html': { file: 'index.js', dynamicImports: ['src/app/desk-pages.tsx', 'src/home.tsx'] },
    'src/home.tsx': { file: 'home.js', dynamicImports: ['src/chart.tsx'] },
    'src/chart.tsx': { file: 'chart.js' },
    '_table.js': { file: 'table.js', css: ['table.css'] },
    'src/app/desk-pages.tsx': { file: 'desk.js', imports: ['index.html', '_table.js', 'src/chart.tsx'] },
    ...Object.fromEntries(
      ['home', 'desk'].flatMap((name) =>
        ['en', 'es'].map((language) => [`src/texts/${language}/${name}.json`, { file: `${language}-${name}.js` }]),
      ),
    ),
  }
  const routes = [
    { name: 'home', path: 'app.tsx', line: 1, modules: ['src/home.tsx'], texts: ['home'] },
    { name: 'desk', path: 'app.tsx', line: 2, modules: ['src/app/desk-pages.tsx'], texts: ['home', 'desk'] },
  ]
  expect(listDeskFiles(manifest, routes)).toEqual(['desk.js', 'en-desk.js', 'es-desk.js', 'table.css', 'table.js'])
})
