/** A range of bytes from `start` (inclusive) to `end` (exclusive). */
export type ByteRange = { readonly start: number; readonly end: number }

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/

/**
 * Parses a Range header for a file of `size` bytes. Returns undefined if the server must send the whole file, because
 * the header is missing, invalid or has several ranges (RFC 9110 allows servers to ignore it). Returns 'none' if the
 * range is outside the file.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = ONE_RANGE.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return toSatisfiableRange({ start: size - Math.min(size, Number(last)), end: size })
  const end = last === '' ? size : Number(last) + 1
  // A range whose end is before its start is invalid.
  if (end <= Number(first) && last !== '') return undefined
  return toSatisfiableRange({ start: Number(first), end: Math.min(size, end) })
}

function toSatisfiableRange(range: ByteRange): ByteRange | 'none' {
  return range.start < range.end ? range : 'none'
}
