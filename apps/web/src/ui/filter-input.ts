export type InputFilter = (typed: string, max: number) => string

/**
 * Filters text while it is typed or pasted, and returns the new caret position. Text that is too long is cut before the
 * caret, because the text after the caret was already in the field.
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

export function filterDigits(typed: string, max: number): string {
  return typed.replace(/\D/g, '').slice(0, max)
}
