import { expect, test } from 'vitest'
import { createCommandRunner } from '../../test/command-runner.ts'
import { startTestServer } from '../../test/test-server.ts'

test('the operator fixes the special banner to a series, and resumes the rotation', async () => {
  await using server = await startTestServer()
  const operator = createCommandRunner(server)
  expect(await operator('banner', 'set', 'arabian-nights')).toEqual({
    ok: true,
    lines: ['the special banner is One Thousand and One Nights'],
    fault: undefined,
  })
  expect((await operator('banner', 'set', 'auto')).lines).toEqual([
    expect.stringMatching(/^the special banner is .+ this week$/),
  ])
  expect((await operator('banner', 'set', 'dune')).fault).toMatch(
    /^the pack has no series dune; it has .*arabian-nights/,
  )
  const choices = await server.db.selectFrom('banner_choices').select('series').orderBy('id').execute()
  expect(choices).toEqual([{ series: 'arabian-nights' }, { series: null }])
})
