import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A test as a document names it: `path/to/file.test.ts` › «its title as it is written there». */
const NAMED = /`([^`]+\.(?:test|spec)\.ts)` › «([^»]+)»/g

export type NamedTest = { readonly path: string; readonly title: string }

export function namedTests(document: string): NamedTest[] {
  return Array.from(document.matchAll(NAMED), ([, path = '', title = '']) => ({ path, title }))
}

/** Those that a document names and that are not there below the root. */
export function missingTests(root: string, document: string): NamedTest[] {
  return namedTests(document).filter(({ path, title }) => !isThere(join(root, path), title))
}

function isThere(file: string, title: string): boolean {
  if (!existsSync(file)) return false
  const text = readFileSync(file, 'utf8')
  return ["'", '"', '`'].some((quote) => text.includes(quote + title + quote))
}
