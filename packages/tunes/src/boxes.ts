/** A box of an ISO media file: its length, its four-letter name, what is in it. */
export function box(name: string, ...parts: readonly Uint8Array[]): Uint8Array {
  const body = joined(parts)
  return joined([u32(body.length + 8), ascii(name), body])
}

/** A box that also tells its version and flags. */
export function fullBox(name: string, version: number, flags: number, ...parts: readonly Uint8Array[]): Uint8Array {
  return box(name, u32(version * 2 ** 24 + flags), ...parts)
}

export function u8(...values: readonly number[]): Uint8Array {
  return Uint8Array.from(values)
}

export function u16(...values: readonly number[]): Uint8Array {
  return bigEndian(values, 2)
}

export function u32(...values: readonly number[]): Uint8Array {
  return bigEndian(values, 4)
}

export function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function bigEndian(values: readonly number[], width: 2 | 4): Uint8Array {
  const bytes = new Uint8Array(values.length * width)
  const view = new DataView(bytes.buffer)
  for (const [n, value] of values.entries())
    if (width === 2) view.setUint16(n * 2, value & 0xffff)
    else view.setUint32(n * 4, value >>> 0)
  return bytes
}
