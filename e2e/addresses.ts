/** A journey that needs a clock of its own starts a server of its own, at another port. */
const PORT = Number(process.env['E2E_PORT'] ?? 4010)

/** Where the browser journeys find the game. */
export const ADDRESS = `http://127.0.0.1:${PORT}`

/**
 * Where they find what no player may: answers, gachas and the clock of the server at an address. Listens on loopback, in
 * the test server alone.
 */
export function backstageOf(address: string): string {
  return `http://127.0.0.1:${Number(new URL(address).port) + 1}`
}
