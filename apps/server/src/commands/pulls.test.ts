import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api } from '@otogi/contract/api'
import type { PullExport } from '@otogi/contract/wire-types'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCommandRunner } from '../../test/command-runner.ts'
import { changeSeed } from '../../test/seeds.ts'
import { startTestServer } from '../../test/test-server.ts'

const server = await startTestServer()
let folder = ''
let honest: PullExport
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otogi-verify-'))
  const ana = await server.player()
  for (const banner of ['normal', 'special', 'normal']) await ana.call(api.summon.pull, { raritys: ['B'], banner })
  await changeSeed(ana, 'next')
  await ana.call(api.summon.pull, { raritys: ['B'] })
  honest = await ana.call(api.summon.exported)
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await server[Symbol.asyncDispose]()
})

async function verifyExport(content: unknown) {
  const file = join(folder, 'pulls.json')
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return createCommandRunner(server)('pulls', 'verify', file)
}

/** Returns the export with changes to its first pull. */
const forge = (change: Partial<PullExport['pulls'][number]>): PullExport => ({
  ...honest,
  pulls: honest.pulls.map((pull, index) => (index === 0 ? { ...pull, ...change } : pull)),
})

test('an unchanged export agrees for every pull whose seed is revealed', async () => {
  const { ok, lines } = await verifyExport(honest)
  expect(ok).toBe(true)
  expect(lines.map((line) => line.slice(0, 7).trim())).toEqual([
    'agrees',
    'agrees',
    'agrees',
    'sealed',
    '4 pulls',
    'results',
  ])
  expect(lines[4]).toBe('4 pulls: 3 agree, 1 sealed')
})

test.each<[string, () => PullExport, RegExp]>([
  [
    'another card',
    () => forge({ cards: ['isolde-1'], rarities: ['SS'] }),
    /^differs .*: the seeds give different cards$/,
  ],
  ['another seed', () => forge({ serverSeed: '0'.repeat(64) }), /^differs .*does not hash to its commitment$/],
  ['other rules', () => forge({ rules: 99 }), /^differs .*rules unknown to this version$/],
  ['no card pools', () => ({ ...honest, pools: {} }), /^differs .*card pools are missing/],
])('%s is reported as different', async (_, forge, line) => {
  const { ok, lines } = await verifyExport(forge())
  expect(ok).toBe(false)
  expect(lines[0]).toMatch(line)
})

test('a pull missing from the export is reported', async () => {
  const { ok, lines } = await verifyExport({ ...honest, pulls: honest.pulls.slice(1) })
  expect(ok).toBe(false)
  expect(lines).toContain(`missing 1 pulls of the seed ${honest.seeds[0]?.commitment}`)
})

test.each<[unknown, RegExp]>([
  ['{', /is not JSON$/],
  [[], /is not a pull export/],
  [{ format: 'otogi-pulls-1' }, /is not a pull export: seeds$/],
])('%j is not an export', async (content, fault) => {
  expect((await verifyExport(content)).fault).toMatch(fault)
})

test('a missing file is reported', async () => {
  expect((await createCommandRunner(server)('pulls', 'verify', join(folder, 'none.json'))).fault).toMatch(
    /cannot be read$/,
  )
})
