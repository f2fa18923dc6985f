import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'

/** A test that a document refers to in the form `path/to/file.test.ts` › «title». */
const NAMED = /`([^`]+\.(?:test|spec)\.ts)` › «([^»]+)»/g

/**
 * A file that a document refers to by the end of its path, such as `games/games-page.tsx`. Generated files are ignored.
 */
const FILE = /`([^`\s.][^`\s]*\.(?:tsx?|css|json|md|sql|cjs))`/g

const FOLDERS = '{apps,bench,content,docs,e2e,packages,scripts}'

export type NamedTest = { readonly path: string; readonly title: string }

export function findNamedTests(document: string): NamedTest[] {
  return Array.from(document.matchAll(NAMED), ([, path = '', title = '']) => ({ path, title }))
}

/** Finds references to tests that do not exist. */
export function findMissingTests(root: string, document: string): NamedTest[] {
  return findNamedTests(document).filter(({ path, title }) => !hasTest(join(root, path), title))
}

/** Finds references to files that do not exist. */
export function findMissingFiles(root: string, document: string): string[] {
  const exclude = ['**/node_modules', '**/dist']
  const paths = [...globSync('*', { cwd: root }), ...globSync(`${FOLDERS}/**`, { cwd: root, exclude })]
  const names = new Set(Array.from(document.matchAll(FILE), ([, name = '']) => name))
  return [...names].filter((name) => !paths.some((path) => matchesGlob(path, `**/${name}`)))
}

function hasTest(file: string, title: string): boolean {
  if (!existsSync(file)) return false
  const text = readFileSync(file, 'utf8')
  return ["'", '"', '`'].some((quote) => text.includes(quote + title + quote))
}
