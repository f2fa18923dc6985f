import type { DescribePage } from '../../platform/http/serve-web.ts'
import { FIXED_PAGES } from './texts.ts'

/** Describes the public pages to search engines and messengers. */
export function createDescribePage(): DescribePage {
  return (address, language) => {
    const path = removeSlash(address)
    const texts = Object.hasOwn(FIXED_PAGES, path) ? FIXED_PAGES[path] : undefined
    return Promise.resolve(texts && { title: texts.title[language], description: texts.description[language], path })
  }
}

/** Pages answer with and without a slash at the end; the address without it is the canonical one. */
function removeSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
