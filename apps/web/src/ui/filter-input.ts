export type InputFilter = (typed: string, max: number) => string

/**
 * What stays of a text while it is typed or pasted, and where the caret then stands. What is behind the caret was there
 * before: where the room is short, the new part gives way.
 */
export function filterInput(
  typed: string,
  caret: number,
  max: number,
  keep: InputFilter,
): { text: string; caret: number } {
  const after = keep(typed.slice(caret), max)
  const before = keep(typed.slice(0, caret), max - after.length)
  return { text: before + after, caret: before.length }
}
