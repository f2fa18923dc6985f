import type { DescribePage } from '../../platform/http/serve-web.ts'
import { FIXED_PAGES } from './texts.ts'

/** Adds titles and descriptions for search engines and link previews. */
export function createDescribePage(): DescribePage {
  return (address, language) => {
    const path = removeTrailingSlash(address)
    const texts = Object.hasOwn(FIXED_PAGES, path) ? FIXED_PAGES[path] : undefined
    return Promise.resolve(texts && { title: texts.title[language], description: texts.description[language], path })
  }
}

/** Pages work with and without a trailing slash; the canonical URL has none. */
function removeTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
