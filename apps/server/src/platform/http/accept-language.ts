import { toLanguage, type Language } from '@otogi/rules/languages/languages'

/** Returns the preferred supported language of an Accept-Language header. `es-MX` counts as `es`. */
export function readLanguage(header = ''): Language | undefined {
  const asked = header.split(',').map((entry) => {
    const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    const quality = parameters.find((one) => one.startsWith('q='))?.slice('q='.length)
    return { code: tag.split('-')[0], quality: Number(quality ?? 1) || 0 }
  })
  return asked
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ code }) => toLanguage(code))
    .find((language) => language !== undefined)
}
