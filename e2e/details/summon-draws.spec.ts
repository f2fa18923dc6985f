import type { PastPull, PullExport } from '@otogi/contract/wire-types'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { loadPack } from '@otogi/content/load'
import { groupCardsByRarity } from '@otogi/content/pools'
import { PITY_LIMIT } from '@otogi/rules/summon/draw'
import { computeCommitment, replayPull } from '@otogi/rules/summon/fair'
import { DRAW_RULES, hashPools } from '@otogi/rules/summon/verify'
import { expect, signUp, test } from '../journey.ts'

const PULLS = 10_000
const PER_SEED = 500
const run = promisify(execFile)
const repository = resolve(import.meta.dirname, '../..')

test('ten thousand pulls computed in Node have the same results in the browser and on the command line', async ({
  page,
}) => {
  const exported = await exportManyPulls()
  await signUp(page)
  await page.route('**/api/summon/export', (route) => route.fulfill({ json: exported }))
  await page.goto('/home/summon/fairness')
  await page.getByRole('button', { name: 'Check all my summons' }).click()
  await expect(page.getByText('All checked summons match.')).toBeVisible({ timeout: 120_000 })
  await expect(page.getByText(`${PULLS} checked summons match`)).toBeVisible()
  const digest = await page.getByText('Fingerprint of all results:').locator('code').innerText()
  expect(await runVerifier(exported)).toEqual([`${PULLS} pulls: ${PULLS} agree`, `results ${digest}`])
})

/** Makes single pulls and ten-pulls from every pity count, alternately from the whole pack and from one series. */
async function exportManyPulls(): Promise<PullExport> {
  const pack = await loadPack(join(repository, 'content/legends'))
  const whole = groupCardsByRarity(pack)
  const sources = [undefined, ...pack.series.map(({ id }) => id)].map((series) => {
    const from = { pools: series ? groupCardsByRarity(pack, series) : whole, fallback: whole }
    return { series, from, hash: hashPools(from) }
  })
  const seeds = Array.from({ length: PULLS / PER_SEED }, (_, index) => {
    const serverSeed = createHash('sha256').update(`seed ${index}`).digest('hex')
    return { commitment: computeCommitment(serverSeed), clientSeed: `client-${index}`, pulls: PER_SEED, serverSeed }
  })
  const pulls = seeds.flatMap(({ commitment, clientSeed, serverSeed }) =>
    Array.from({ length: PER_SEED }, (_, counter): PastPull => {
      const { series, from, hash } = sources[counter % sources.length] ?? {
        series: undefined,
        from: { pools: whole, fallback: whole },
        hash: '',
      }
      const [count, pityCount] = [counter % 2 ? 10 : 1, (counter * 7) % PITY_LIMIT] as const
      const { rarities, cards } = replayPull({ serverSeed, clientSeed, counter, count, pityCount, ...from })
      return {
        _id: `${clientSeed}:${counter}`,
        at: counter,
        banner: series ? 'special' : 'normal',
        anime: series ?? null,
        count,
        rarities,
        cards,
        throwsBefore: pityCount,
        commitment,
        clientSeed,
        counter,
        pool: hash,
        rules: DRAW_RULES,
        serverSeed,
      }
    }),
  )
  const pools = Object.fromEntries(sources.map(({ from, hash }) => [hash, from])) as PullExport['pools']
  return { format: 'otogi-pulls-1', seeds, pools, pulls }
}

/** Returns the last two lines of the command's output. */
async function runVerifier(exported: PullExport): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'otogi-draws-'))
  try {
    const file = join(folder, 'pulls.json')
    await writeFile(file, JSON.stringify(exported))
    const { stdout } = await run(
      process.execPath,
      [join(repository, 'apps/server/src/cli.ts'), 'pulls', 'verify', file],
      {
        maxBuffer: 2 ** 26,
      },
    )
    return stdout.trim().split('\n').slice(-2)
  } finally {
    await rm(folder, { recursive: true })
  }
}
