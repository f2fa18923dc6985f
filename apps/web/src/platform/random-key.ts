const BYTES = 16

/** Creates 128 random bits in hexadecimal: an Idempotency-Key for an action that must happen once, or a client seed. */
export function createRandomKey(): string {
  // crypto.randomUUID is undefined on pages served over plain HTTP from another machine.
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
