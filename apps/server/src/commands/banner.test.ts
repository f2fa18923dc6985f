import { desk } from '@otogi/contract/desk/desk'
import { expect, test } from 'vitest'
import { createCommandRunner } from '../../test/command-runner.ts'
import { fillBannerWeeks } from '../features/summon/index.ts'
import { signUpOperator } from '../../test/operator.ts'
import { startTestServer } from '../../test/test-server.ts'

test('the operator pins a series to the special banner and later resumes the rotation', async () => {
  await using server = await startTestServer()
  const operator = createCommandRunner(server)
  expect(await operator('banner', 'set', 'arabian-nights', 'a feast')).toEqual({
    ok: true,
    lines: ['the special banner is One Thousand and One Nights'],
    fault: undefined,
  })
  expect((await operator('banner', 'set', 'auto', 'over')).lines).toEqual([
    expect.stringMatching(/^the special banner is .+ this week$/),
  ])
  expect((await operator('banner', 'set', 'dune', 'a film')).fault).toMatch(
    /^the pack has no series dune; it has .*arabian-nights/,
  )
  const choices = await server.db.selectFrom('banner_choices').select('series').orderBy('id').execute()
  expect(choices).toEqual([{ series: 'arabian-nights' }, { series: null }])
  expect((await operator('banner', 'set', 'heidi', 'a trip', '2026-11-20')).lines).toEqual([
    'the special banner is Heidi until 2026-11-20',
  ])
  expect((await operator('banner', 'set', 'heidi', 'a trip', '2026-11-17')).fault).toBe(
    'the last day must not be in the past',
  )
  expect((await operator('banner', 'set', 'heidi', '')).fault).toBe('a reason is required')
  const logged = await server.db.selectFrom('desk_log').select(['subject', 'reason']).orderBy('id').execute()
  expect(logged.map(({ subject, reason }) => `${subject}: ${reason}`)).toEqual([
    'arabian-nights: a feast',
    'auto: over',
    'heidi: a trip',
  ])
})

test('a withdrawn series is refused for the special banner until it is restored', async () => {
  await using server = await startTestServer()
  const operator = createCommandRunner(server, undefined, { dataDir: '/nowhere' })
  const editor = await signUpOperator(server, 'editor')
  const series = server.pack.series[0]?.id ?? ''
  await operator('takedown', 'withdraw', 'series', series, 'a letter')
  expect((await operator('banner', 'set', series, 'a feast')).fault).toBe(`the series ${series} is withdrawn`)
  const choice = { series, lastDay: null, reason: 'a feast' }
  expect(await editor.refusal(desk.banner.choose, choice)).toBe('WITHDRAWN_ALREADY')
  const listChoices = async () => (await editor.call(desk.banner.find)).choices.map((one) => one.series)
  server.setNow(server.clock.now() + 2000)
  await expect.poll(listChoices).not.toContain(series)
  expect(await server.db.selectFrom('banner_choices').select('series').execute()).toEqual([])
  await operator('takedown', 'restore', 'series', series, 'settled')
  expect(await operator('banner', 'set', series, 'a feast')).toMatchObject({ ok: true })
})

test('the operator plans a series for some days and sees it among the next weeks', async () => {
  await using server = await startTestServer()
  const operator = createCommandRunner(server)
  await fillBannerWeeks(server.database, server.pack, server.clock.today())
  const planned = await operator('banner', 'set', 'heidi', 'a trip', '2026-11-22', '2026-11-20')
  expect(planned.lines).toEqual(['from 2026-11-20, the special banner is Heidi until 2026-11-22'])
  expect((await operator('banner', 'set', 'auto', 'over', '-', '2026-12-01')).lines).toEqual([
    'from 2026-12-01, the special banner rotates weekly',
  ])
  const { lines } = await operator('banner', 'show')
  expect(lines.slice(0, 4)).toEqual([
    expect.stringMatching(/^now {2}\S+$/),
    '2026-11-20  heidi until 2026-11-22',
    '2026-12-01  auto',
    expect.stringMatching(/^week of 2026-11-16 {2}\S+$/),
  ])
})
