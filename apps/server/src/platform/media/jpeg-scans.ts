const MARKER = 0xff
const END = 0xd9
const SCAN = 0xda

/**
 * How often a JPEG goes over its picture. Each scan of a progressive one is decoded over the whole, and a few bytes say
 * one: what looks small may take minutes, in which no time limit is looked at.
 */
export function countScans(jpeg: Buffer): number {
  let scans = 0
  let at = 2
  while (at + 4 <= jpeg.length) {
    const kind = jpeg[at] === MARKER ? jpeg[at + 1] : MARKER
    if (kind === END) return scans
    if (kind === SCAN) scans += 1
    at += kind === undefined || kind === MARKER ? 1 : 2 + lengthOf(kind, jpeg, at)
  }
  return scans
}

/** Within a scan, a byte that looks like a marker is followed by a zero, and restarts have no length either. */
function lengthOf(kind: number, jpeg: Buffer, at: number): number {
  const hasLength = kind > 0x01 && !(kind >= 0xd0 && kind <= 0xd7)
  return hasLength ? jpeg.readUInt16BE(at + 2) : 0
}
