const BLOCK_BYTES = 64

/** The fractional parts of the square roots of the first 8 primes and of the cube roots of the first 64 (FIPS 180-4). */
const INITIAL_STATE = Uint32Array.of(
  0x6a09e667,
  0xbb67ae85,
  0x3c6ef372,
  0xa54ff53a,
  0x510e527f,
  0x9b05688c,
  0x1f83d9ab,
  0x5be0cd19,
)
const ROUND_CONSTANTS = Uint32Array.of(
  0x428a2f98,
  0x71374491,
  0xb5c0fbcf,
  0xe9b5dba5,
  0x3956c25b,
  0x59f111f1,
  0x923f82a4,
  0xab1c5ed5,
  0xd807aa98,
  0x12835b01,
  0x243185be,
  0x550c7dc3,
  0x72be5d74,
  0x80deb1fe,
  0x9bdc06a7,
  0xc19bf174,
  0xe49b69c1,
  0xefbe4786,
  0x0fc19dc6,
  0x240ca1cc,
  0x2de92c6f,
  0x4a7484aa,
  0x5cb0a9dc,
  0x76f988da,
  0x983e5152,
  0xa831c66d,
  0xb00327c8,
  0xbf597fc7,
  0xc6e00bf3,
  0xd5a79147,
  0x06ca6351,
  0x14292967,
  0x27b70a85,
  0x2e1b2138,
  0x4d2c6dfc,
  0x53380d13,
  0x650a7354,
  0x766a0abb,
  0x81c2c92e,
  0x92722c85,
  0xa2bfe8a1,
  0xa81a664b,
  0xc24b8b70,
  0xc76c51a3,
  0xd192e819,
  0xd6990624,
  0xf40e3585,
  0x106aa070,
  0x19a4c116,
  0x1e376c08,
  0x2748774c,
  0x34b0bcb5,
  0x391c0cb3,
  0x4ed8aa4a,
  0x5b9cca4f,
  0x682e6ff3,
  0x748f82ee,
  0x78a5636f,
  0x84c87814,
  0x8cc70208,
  0x90befffa,
  0xa4506ceb,
  0xbef9a3f7,
  0xc67178f2,
)

export function sha256(message: Uint8Array): Uint8Array {
  return digest(INITIAL_STATE, 0, message)
}

/** HMAC-SHA-256 under one key: what depends on the key alone is computed once. */
export function hmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const blockKey = new Uint8Array(BLOCK_BYTES)
  blockKey.set(key.length > BLOCK_BYTES ? sha256(key) : key)
  const inner = compressed(
    INITIAL_STATE,
    blockKey.map((byte) => byte ^ 0x36),
  )
  const outer = compressed(
    INITIAL_STATE,
    blockKey.map((byte) => byte ^ 0x5c),
  )
  return (message) => digest(outer, BLOCK_BYTES, digest(inner, BLOCK_BYTES, message))
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function bytesOfHex(hex: string): Uint8Array {
  if (!/^(?:[0-9a-f]{2})+$/i.test(hex)) throw new RangeError('not a text of hexadecimal bytes')
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16))
}

/** Hashes a message that follows `prefixBytes` whole-block bytes already compressed into `from`. */
function digest(from: Uint32Array, prefixBytes: number, message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK_BYTES) * BLOCK_BYTES)
  padded.set(message)
  padded[message.length] = 0x80
  const bits = (prefixBytes + message.length) * 8
  const tail = new DataView(padded.buffer, padded.length - 8)
  tail.setUint32(0, Math.floor(bits / 2 ** 32))
  tail.setUint32(4, bits >>> 0)
  return bytesOfWords(compressed(from, padded))
}

/** Runs the compression function over whole blocks. */
function compressed(from: Uint32Array, blocks: Uint8Array): Uint32Array {
  const state = Uint32Array.from(from)
  const schedule = new Uint32Array(64)
  const view = new DataView(blocks.buffer, blocks.byteOffset, blocks.byteLength)
  for (let at = 0; at < blocks.length; at += BLOCK_BYTES) {
    for (let i = 0; i < 16; i++) schedule[i] = view.getUint32(at + 4 * i)
    extend(schedule)
    addRounds(state, schedule)
  }
  return state
}

function extend(schedule: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const w15 = schedule[i - 15] as number
    const w2 = schedule[i - 2] as number
    const small0 = rotated(w15, 7) ^ rotated(w15, 18) ^ (w15 >>> 3)
    const small1 = rotated(w2, 17) ^ rotated(w2, 19) ^ (w2 >>> 10)
    schedule[i] = (schedule[i - 16] as number) + small0 + (schedule[i - 7] as number) + small1
  }
}

function addRounds(state: Uint32Array, schedule: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as EightWords
  for (let i = 0; i < 64; i++) {
    const big1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    const choice = (e & f) ^ (~e & g)
    const t1 = (h + big1 + choice + (ROUND_CONSTANTS[i] as number) + (schedule[i] as number)) | 0
    const big0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + big0 + majority) | 0
  }
  const worked = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) state[i] = (state[i] as number) + (worked[i] as number)
}

type EightWords = [number, number, number, number, number, number, number, number]

function rotated(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function bytesOfWords(words: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(words.length * 4)
  const view = new DataView(bytes.buffer)
  words.forEach((word, i) => view.setUint32(4 * i, word))
  return bytes
}
