import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A test that a document refers to in the form `path/to/file.test.ts` › «title». */
const NAMED = /`([^`]+\.(?:test|spec)\.ts)` › «([^»]+)»/g

export type NamedTest = { readonly path: string; readonly title: string }

export function findNamedTests(document: string): NamedTest[] {
  return Array.from(document.matchAll(NAMED), ([, path = '', title = '']) => ({ path, title }))
}

/** Finds tests that a document refers to but that do not exist. */
export function findMissingTests(root: string, document: string): NamedTest[] {
  return findNamedTests(document).filter(({ path, title }) => !hasTest(join(root, path), title))
}

function hasTest(file: string, title: string): boolean {
  if (!existsSync(file)) return false
  const text = readFileSync(file, 'utf8')
  return ["'", '"', '`'].some((quote) => text.includes(quote + title + quote))
}
