import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@otogi/rules/languages/languages'
import { escapeHtml } from './page-head.ts'

/** Pages for first visits, as `apps/web/build/prerender.ts` writes them. */
export type PrerenderedPages = {
  /** Placeholder for the URL of today's picture. */
  readonly firstPicture: string
  /** HTML by path and language. */
  readonly pages: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>
}

/** Reads the pages rendered by `npm run build`. */
export async function readPrerenderedPages(root: string): Promise<PrerenderedPages> {
  return JSON.parse(await readFile(join(root, '.vite/prerendered.json'), 'utf8')) as PrerenderedPages
}

/**
 * Returns the page with the URL of today's picture. Returns undefined if the page does not exist, or if it needs a
 * picture and there is none today.
 */
export function findFirstPage(
  { firstPicture, pages }: PrerenderedPages,
  { path, language, picture }: { path: string; language: Language; picture: string | undefined },
): string | undefined {
  const html = pages[path]?.[language]
  if (picture === undefined) return html?.includes(firstPicture) ? undefined : html
  return html?.replaceAll(firstPicture, () => escapeHtml(picture))
}
