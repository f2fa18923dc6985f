/** The page's search fields. */
export interface Search {
  readonly text: string
  /** `props`, `scenery`, `portrait`, `scene` or `cover`; empty to search all. */
  readonly kind: string
}

/** Whether an item is of the given kind and has all the given words in its id or name. */
export function matchesSearch(id: string, name: string, { text, kind }: Search): boolean {
  const words = text.toLowerCase().split(/\s+/)
  const searched = `${id} ${name}`.toLowerCase()
  return (kind === '' || id.startsWith(`${kind}/`)) && words.every((word) => searched.includes(word))
}
