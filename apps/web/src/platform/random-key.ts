const BYTES = 16

/** A fresh Idempotency-Key: one for each thing the player means to do once. */
export function createRandomKey(): string {
  // crypto.randomUUID is missing where the page is served over plain http from another machine.
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
