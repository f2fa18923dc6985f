import {
  CHECKOUTS,
  describeTimes,
  PASSWORD,
  measureRepeatedCall,
  waitSeconds,
  signUp,
  startCheckout,
} from './checkouts.ts'

/** Measures the latency of a static file during 100 concurrent sign-ins. `--compare` measures another commit first. */

const SECONDS = 6
const SIGN_INS = 100

for (const { name, folder } of CHECKOUTS) {
  // oxlint-disable-next-line no-await-in-loop -- one server after another
  await measureCheckout(name, folder)
}

async function measureCheckout(name: string, folder: string): Promise<void> {
  await using server = await startCheckout(folder)
  const { address } = server
  await signUp(address, 'bench1')
  const getFile = async () => (await fetch(`${address}/api/docs/static/swagger-ui.css`)).arrayBuffer()
  await measureRepeatedCall(1, 2, getFile)
  console.log(`  ${name}, at rest: ${describeTimes(await measureRepeatedCall(SECONDS, 2, getFile))}`)
  const statuses = new Map<number, number>()
  const signIn = async () => {
    const answer = await fetch(`${address}/api/users/find`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'bench1', password: PASSWORD }),
    })
    await answer.arrayBuffer()
    await waitSeconds(Number(answer.headers.get('retry-after') ?? 0))
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  }
  const [files] = await Promise.all([
    measureRepeatedCall(SECONDS, 2, getFile),
    measureRepeatedCall(SECONDS, SIGN_INS, signIn),
  ])
  console.log(`  ${name}, with ${SIGN_INS} sign-ins at a time: ${describeTimes(files)}`)
  console.log(`    sign-ins by status: ${[...statuses].map(([status, count]) => `${count} x ${status}`).join(', ')}`)
}
