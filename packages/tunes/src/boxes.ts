/** Creates a box of an ISO media file: length, four-letter name, content. */
export function createBox(name: string, ...parts: readonly Uint8Array[]): Uint8Array {
  const body = joinBytes(parts)
  return joinBytes([toUint32Bytes(body.length + 8), toAsciiBytes(name), body])
}

/** Creates a box that also has a version and flags. */
export function createFullBox(
  name: string,
  version: number,
  flags: number,
  ...parts: readonly Uint8Array[]
): Uint8Array {
  return createBox(name, toUint32Bytes(version * 2 ** 24 + flags), ...parts)
}

export function toUint8Bytes(...values: readonly number[]): Uint8Array {
  return Uint8Array.from(values)
}

export function toUint16Bytes(...values: readonly number[]): Uint8Array {
  return toBigEndianBytes(values, 2)
}

export function toUint32Bytes(...values: readonly number[]): Uint8Array {
  return toBigEndianBytes(values, 4)
}

export function toAsciiBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function toBigEndianBytes(values: readonly number[], width: 2 | 4): Uint8Array {
  const bytes = new Uint8Array(values.length * width)
  const view = new DataView(bytes.buffer)
  for (const [n, value] of values.entries())
    if (width === 2) view.setUint16(n * 2, value & 0xffff)
    else view.setUint32(n * 4, value >>> 0)
  return bytes
}
