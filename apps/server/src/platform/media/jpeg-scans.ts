const MARKER = 0xff
const END = 0xd9
const SCAN = 0xda

/**
 * Counts the scans of a JPEG. Each scan of a progressive JPEG takes only a few bytes but makes the decoder pass over
 * the whole picture. A small file may therefore take minutes to decode, and the decoder has no time limit.
 */
export function countScans(jpeg: Buffer): number {
  let scans = 0
  let at = 2
  while (at + 4 <= jpeg.length) {
    const kind = jpeg[at] === MARKER ? jpeg[at + 1] : MARKER
    if (kind === END) return scans
    if (kind === SCAN) scans += 1
    at += kind === undefined || kind === MARKER ? 1 : 2 + readSegmentLength(kind, jpeg, at)
  }
  return scans
}

/** Within a scan, FF 00 is an escaped byte, and restart markers have no length field. */
function readSegmentLength(marker: number, jpeg: Buffer, offset: number): number {
  const hasLength = marker > 0x01 && !(marker >= 0xd0 && marker <= 0xd7)
  return hasLength ? jpeg.readUInt16BE(offset + 2) : 0
}
