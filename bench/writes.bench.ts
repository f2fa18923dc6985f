import { CHECKOUTS, describeTimes, measureRepeatedCall, signUp, startCheckout } from './checkouts.ts'

/**
 * Measures the latency of reads while 50 players each send 20 concurrent writes. `--compare` measures another commit
 * first.
 */

const SECONDS = 6
const PLAYERS = 50
const WRITES = 20

for (const { name, folder } of CHECKOUTS) {
  // oxlint-disable-next-line no-await-in-loop -- one server after another
  await measureCheckout(name, folder)
}

async function measureCheckout(name: string, folder: string): Promise<void> {
  await using server = await startCheckout(folder)
  const { address } = server
  const reader = await signUp(address, 'reader')
  const writers: { cookie: string; id: string }[] = []
  for (let n = 0; n < PLAYERS; n++) {
    // oxlint-disable-next-line no-await-in-loop -- passwords are hashed one after another anyway
    writers.push(await signUp(address, `writer${n}`))
  }
  const read = async () =>
    (await fetch(`${address}/api/gachas/findById?id=${reader.id}`, { headers: { cookie: reader.cookie } })).text()
  await measureRepeatedCall(1, 2, read)
  console.log(`  ${name}, at rest: ${describeTimes(await measureRepeatedCall(SECONDS, 2, read))}`)
  const failed = new Map<number, number>()
  const write =
    ({ cookie, id }: { cookie: string; id: string }) =>
    async () => {
      const answer = await fetch(`${address}/api/users/updateReset`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ userId: id }),
      })
      await answer.text()
      if (answer.status !== 200) failed.set(answer.status, (failed.get(answer.status) ?? 0) + 1)
    }
  const [reads, ...writes] = await Promise.all([
    measureRepeatedCall(SECONDS, 2, read),
    ...writers.map((writer) => measureRepeatedCall(SECONDS, WRITES, write(writer))),
  ])
  console.log(`  ${name}, with ${PLAYERS} x ${WRITES} writes at once: ${describeTimes(reads)}`)
  console.log(
    `    ${writes.flat().length} writes; refused or failed: ${[...failed].map(([status, count]) => `${count} x ${status}`).join(', ') || 'none'}`,
  )
}
