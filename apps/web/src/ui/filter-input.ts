export type InputFilter = (typed: string, max: number) => string

/**
 * Filters a text while it is typed or pasted, and returns the new position of the caret. The text after the caret was there
 * before, so where there is too much, the new part is cut.
 */
export function filterInput(
  typed: string,
  caret: number,
  max: number,
  filter: InputFilter,
): { text: string; caret: number } {
  const after = filter(typed.slice(caret), max)
  const before = filter(typed.slice(0, caret), max - after.length)
  return { text: before + after, caret: before.length }
}
