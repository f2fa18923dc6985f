import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@otogi/rules/languages/languages'
import { escapeHtml } from './page-head.ts'

/** Placeholder that the build inserts for the address of today's picture. */
const FIRST_PICTURE = '/media/first-picture'

/** HTML of the pages that visitors see first, by path and language. */
export type PrerenderedPages = Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>

/** Reads the pages that the build has rendered. A build for development has none. */
export async function readPrerenderedPages(root: string): Promise<PrerenderedPages> {
  return JSON.parse(await readFile(join(root, '.vite/prerendered.json'), 'utf8')) as PrerenderedPages
}

/** Inserts the address of today's picture. Returns undefined if the page shows the picture and there is none today. */
export function insertFirstPicture(html: string, picture: string | undefined): string | undefined {
  if (picture === undefined) return html.includes(FIRST_PICTURE) ? undefined : html
  return html.replaceAll(FIRST_PICTURE, () => escapeHtml(picture))
}
