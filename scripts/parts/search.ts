/** The page's search fields. */
export interface Search {
  readonly text: string
  /** `props`, `scenery`, `portrait`, `scene` or `cover`; empty for all. */
  readonly kind: string
}

/** Whether an item is of the kind and its id or name contains all the words. */
export function matchesSearch(id: string, name: string, { text, kind }: Search): boolean {
  const words = text.toLowerCase().split(/\s+/)
  const searched = `${id} ${name}`.toLowerCase()
  return (kind === '' || id.startsWith(`${kind}/`)) && words.every((word) => searched.includes(word))
}
