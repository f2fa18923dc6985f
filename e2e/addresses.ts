/** Journeys that change the clock start their own server on a different port. */
const PORT = Number(process.env['E2E_PORT'] ?? 4010)

/** The game's address in the journeys. */
export const ADDRESS = `http://127.0.0.1:${PORT}`

/** The address of the test server's control API (answers, gachas, clock), which listens on loopback only. */
export function toControlAddress(address: string): string {
  return `http://127.0.0.1:${Number(new URL(address).port) + 1}`
}
