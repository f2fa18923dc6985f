import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const readText = (path: string) => readFileSync(resolve(root, path), 'utf8')
const operations = readText('docs/operations.md')

test('the operations page names every setting', () => {
  const config = readText('apps/server/src/platform/process/config.ts')
  const settings = Array.from(config.matchAll(/^ {2}([A-Z_]+): z\./gm), ([, name]) => name)
  expect(settings.length).toBeGreaterThan(12)
  expect(settings.filter((name) => !operations.includes(`\`${name}\``))).toEqual([])
})

test('the operations page names every operator command', () => {
  const sources = globSync('apps/server/src/commands/*.ts', { cwd: root }).map(readText).join('\n')
  const commands = Array.from(sources.matchAll(/^ {2}usage: '(\w+ [\w-]+)/gm), ([, name]) => name)
  expect(commands.length).toBeGreaterThan(8)
  expect(commands.filter((name) => !operations.includes(`\`${name}`))).toEqual([])
})

test('every link of the documents leads to a file and to a heading', () => {
  const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root })
  const broken = pages.flatMap((page) =>
    Array.from(readText(page).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g), ([link, path = '', heading]) => {
      const target = path === '' ? resolve(root, page) : resolve(root, dirname(page), path)
      if (globSync(target.replace(/\/$/, '')).length === 0) return `${page}: ${link}`
      return heading === undefined || listHeadings(target).includes(heading) ? '' : `${page}: ${link}`
    }).filter(Boolean),
  )
  expect(broken).toEqual([])
})

/** Lists a page's headings in the form that GitHub uses in links. */
function listHeadings(path: string): string[] {
  return Array.from(readText(path).matchAll(/^#+ (.*)$/gm), ([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
