const PORT = 4010

/** Where the browser journeys find the game. */
export const ADDRESS = `http://127.0.0.1:${PORT}`

/** Where they find what no player may: answers, gachas and the clock. Listens on loopback, in the test server alone. */
export const BACKSTAGE = `http://127.0.0.1:${PORT + 1}`
