import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createPreparedRunner } from './prepared-query.ts'

async function openRunner() {
  const client = new pg.Client({ connectionString: `${inject('postgres')}/postgres`, pipeline: true })
  await client.connect()
  onTestFinished(() => client.end())
  let descriptions = 0
  client.connection.on('rowDescription', () => void (descriptions += 1))
  return { client, run: createPreparedRunner(client), countDescriptions: () => descriptions }
}

test('only the first of several executions asks for the columns', async () => {
  const { run, countDescriptions } = await openRunner()
  const text = 'select $1::int as n, $2::text as word, null as nothing'
  const readRow = async (n: number) => (await run(text, [n, 'moon'])).rows
  const expectedRow = (n: number) => [{ n, word: 'moon', nothing: null }]
  expect(await Promise.all([1, 2].map(readRow))).toEqual([1, 2].map(expectedRow))
  expect(await readRow(3)).toEqual(expectedRow(3))
  expect(countDescriptions()).toBe(1)
})

test('executions behind a failed first one have their rows', async () => {
  const { run } = await openRunner()
  const divide = (divisor: number) => run('select 10 / $1::int as quotient', [divisor])
  const outcomes = await Promise.allSettled([divide(0), divide(5)])
  expect(outcomes).toEqual([
    expect.objectContaining({ status: 'rejected' }),
    { status: 'fulfilled', value: { command: 'SELECT', rowCount: 1, rows: [{ quotient: 2 }] } },
  ])
  expect((await divide(2)).rows).toEqual([{ quotient: 5 }])
})

test('a statement that could not be prepared is prepared when it runs again', async () => {
  const { run, client } = await openRunner()
  const read = () => run('select n from late_numbers where n = $1', [2])
  await expect(read()).rejects.toThrow('does not exist')
  await client.query('create temporary table late_numbers as select generate_series(1, 3) as n')
  expect((await read()).rows).toEqual([{ n: 2 }])
})

test('a statement without rows reports its command and count', async () => {
  const { run } = await openRunner()
  expect(await run('select 1 where $1', [false])).toEqual({ command: 'SELECT', rowCount: 0, rows: [] })
})
