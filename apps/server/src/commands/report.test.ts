import { dirname } from 'node:path'
import { api } from '@otogi/contract/api'
import { expect, test } from 'vitest'
import { createCommandRunner } from '../../test/command-runner.ts'
import { createPicture, toDataUrl } from '../../test/pictures.ts'
import { startTestServer } from '../../test/test-server.ts'

test('the operator lists the open reports and decides about them', async () => {
  await using server = await startTestServer()
  const operator = createCommandRunner(server)
  expect(await operator('report', 'list')).toMatchObject({ ok: true, lines: ['no report is open'] })
  const [ana] = [await server.player('Reporter1'), await server.player('Reported1')]
  await ana.call(api.reports.create, { username: 'Reported1', kind: 'name', text: 'rude' })
  const { lines } = await operator('report', 'list')
  const [id = ''] = lines[0]?.split('  ') ?? []
  expect(lines).toEqual([`${id}  2026-11-18T11:00:00.000Z  name of Reported1, reports: 1`, '  Reporter1: rude'])
  expect(await operator('report', 'dismiss', id)).toMatchObject({ ok: false })
  expect(await operator('report', 'dismiss', id, 'a harmless name')).toMatchObject({
    ok: true,
    lines: ['reports closed: 1'],
  })
  expect(await operator('report', 'act', id, 'twice')).toMatchObject({
    ok: false,
    fault: 'This report is no longer open',
  })
  expect((await ana.call(api.market.inbox)).map(({ kind }) => kind)).toEqual(['report-dismissed'])
})

test('after a decision, a reported picture that is no longer used is deleted', async () => {
  await using server = await startTestServer()
  const operator = createCommandRunner(server, undefined, { dataDir: dirname(server.picturesDir) })
  const [ana, eve] = [await server.player(), await server.player('Reported1')]
  const upload = async () => eve.call(api.accounts.update, { picture: toDataUrl(await createPicture('png')) })
  const { profilePicture: reported } = await upload()
  await ana.call(api.reports.create, { username: 'Reported1', kind: 'picture' })
  await upload()
  expect((await ana.get(String(reported))).status).toBe(200)
  const [id = ''] = (await operator('report', 'list')).lines[0]?.split('  ') ?? []
  expect(await operator('report', 'act', id, 'rude')).toMatchObject({ ok: true })
  expect((await ana.get(String(reported))).status).toBe(404)
})
