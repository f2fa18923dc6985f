import { expect, test } from 'vitest'
import { requireCleanAudit } from '../books.ts'
import { startTestServer } from '../test-server.ts'
import { createMailbox } from './mailbox.ts'
import { runSimulation } from './simulate.ts'
import { createServerQueries } from './server-queries.ts'

test.each([
  ['the night that is an hour short', '2026-03-25', 1],
  ['the night that is an hour long', '2026-10-21', 2],
])(
  'six players who play ten days over %s have what the specification requires',
  async (_, from, seed) => {
    const { mail, findToken } = createMailbox()
    const origin = { publicOrigin: 'http://127.0.0.1', marketGuard: 'enforce' } as const
    await using server = await startTestServer({ mail, ...origin })
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
    const setNow = (instant: number) => server.setNow(instant)
    const outcome = await runSimulation(
      { address, setNow, findToken, ...createServerQueries(server) },
      { players: 6, days: 10, from, seed },
    )
    expect(outcome.faults).toEqual([])
    expect(outcome.visits).toBeGreaterThan(20)
    expect(outcome.trades).toBeGreaterThan(0)
    await requireCleanAudit(server)
  },
  180_000,
)
