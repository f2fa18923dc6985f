/** The bytes from `start` up to, and not including, `end`. */
export type ByteRange = { readonly start: number; readonly end: number }

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/

/**
 * The part of a file of `size` bytes that a Range header asks for: undefined for the whole, where the header names none
 * that is understood (several at once are answered by the whole, as RFC 9110 allows); 'none' where the file has no such part.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = ONE_RANGE.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return within({ start: size - Math.min(size, Number(last)), end: size })
  const end = last === '' ? size : Number(last) + 1
  // A range that runs backwards is none at all.
  if (end <= Number(first) && last !== '') return undefined
  return within({ start: Number(first), end: Math.min(size, end) })
}

function within(range: ByteRange): ByteRange | 'none' {
  return range.start < range.end ? range : 'none'
}
