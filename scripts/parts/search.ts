/** What the reader of the page looks for. */
export interface Search {
  readonly text: string
  /** `props`, `scenery`, `portrait`, `scene` or `cover`; empty for all. */
  readonly kind: string
}

/** Whether an id such as `props/teacup` is of the kind, and all words are in the id or the name. */
export function isFound(id: string, name: string, { text, kind }: Search): boolean {
  const words = text.toLowerCase().split(/\s+/)
  const searched = `${id} ${name}`.toLowerCase()
  return (kind === '' || id.startsWith(`${kind}/`)) && words.every((word) => searched.includes(word))
}
