import { afterAll, expect, test } from 'vitest'
import { everythingIn, outcomeOf, startSituation } from '../forgery.ts'
import { openProvider } from '../google.ts'
import { startWorld } from '../world.ts'
import { MONEY, PROGRESS, TRADE } from './gain.ts'
import { IDENTITY, STOPPING } from './takeover.ts'

/**
 * The calls by which an earlier game of the same wire was robbed, taken over and stopped, each with its payload: `$M` is
 * the hostile player, `$V` the victim, `$PUZZLE` a puzzle of the victim. Refused or harmless, no row of any table changes.
 */

const situation = await startSituation()
afterAll(() => situation[Symbol.asyncDispose]())

const HOLES = [...IDENTITY, ...MONEY, ...TRADE, ...PROGRESS, ...STOPPING]

test.each(HOLES)('%s changes nothing', async (_, method, url, payload, outcome) => {
  const { world, ana, bob, ids } = situation
  const named = (text: string) => text.replaceAll('$M', ana.id).replaceAll('$V', bob.id).replaceAll('$PUZZLE', ids.bobs)
  const before = await everythingIn(world)
  const asked = {
    method,
    url: named(`/api${url}`),
    ...(payload && { payload: JSON.parse(named(JSON.stringify(payload))) as object }),
  }
  expect(await outcomeOf(ana, asked)).toBe(outcome)
  expect(await everythingIn(world)).toEqual(before)
  expect((await world.visitor().get('/api/health')).status).toBe(200)
})

test('none of these calls tells a hash, an e-mail of another or an answer', () => {
  const { ana, bob, right } = situation
  const answers = ana.heard.filter(({ url }) => !url.includes('findGameImageById') && !url.includes('userGames/update'))
  const texts = answers.map(({ text }) => text).join('\n')
  expect(texts).not.toMatch(/argon2|password_?hash/i)
  expect(texts).not.toContain(bob.id)
  expect(texts).not.toContain(right)
})

test('H2, H3: where third-party sign-in is on, an e-mail or an operator without a token opens nothing', async () => {
  await using provider = await openProvider()
  await using world = await startWorld({ google: provider.settings })
  const victim = await world.player('Victim')
  for (const email of ['Victim@example.org', { $ne: null }]) {
    const eve = world.visitor()
    const payload = { email, username: 'a', googleAccount: true }
    const forged = { method: 'POST', url: '/api/users/findGoogle', payload } as const
    expect(await outcomeOf(eve, forged)).toBe('401 GOOGLE_TOKEN_INVALID')
    expect((await eve.get(`/api/users/findById?id=${victim.id}`)).status).toBe(401)
  }
})
