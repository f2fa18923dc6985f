import fc, { type AsyncCommand } from 'fast-check'
import { give } from '../give.ts'
import { judged, succeeded } from '../simulation/actor.ts'
import { instantAt } from '../simulation/calendar.ts'
import { findGames } from '../simulation/play.ts'
import type { Act, Choice, Plan, Scene } from './acts.ts'
import { compareKept } from './books.ts'
import type { Errand, ErrandPlan } from './errands.ts'
import type { Citizen, Real, Town } from './town.ts'

export type Step = AsyncCommand<Town, Real>

const MOST_AT_ONCE = 5
/** A town in which all have left is no story. */
const MOST_GONE = 2

function sceneOf(town: Town, real: Real, choice: Choice): Scene {
  const citizen = (number: number) => town.citizens[number % town.citizens.length] as Citizen
  return { town, real, by: citizen(choice.who), other: citizen(choice.other), choice }
}

/** One thing that one player does, judged to the letter: refused as it must be, or with all its effect. */
export function alone(kind: string, plan: Plan | ErrandPlan, choice: Choice, isLast = false): Step {
  return {
    check: (town) => !isLast || town.known.filter(({ gone }) => gone).length < MOST_GONE,
    async run(town, real) {
      const { by, deed } = (await findDeed(town, real, plan, choice)) ?? {}
      if (!by || !deed) return
      town.story.push(deed.tale)
      town.actions += 1
      if ('call' in deed) await act(deed)
      else await deed.run()
      await compareKept(real, town, 'call' in deed ? deed.touches : [by])
      town.requireFaultless()
    },
    toString: () => kind,
  }
}

type Found = { readonly by: Citizen; readonly deed: Act | Errand }

/** What the chosen one can do, or else whoever can. */
async function findDeed(town: Town, real: Real, plan: Plan | ErrandPlan, choice: Choice): Promise<Found | undefined> {
  const chosen = sceneOf(town, real, choice)
  await comeIn(town, real, chosen.by)
  const scenes = [chosen, ...town.known.filter(({ gone }) => !gone).map((by) => ({ ...chosen, by }))]
  for (const scene of scenes) {
    const { by } = scene
    const deed = plan(scene)
    if (!deed || (by.gone && !('call' in deed))) continue
    await comeIn(town, real, by)
    const due = plan(scene)
    if (due) return { by, deed: due }
  }
  return undefined
}

async function act({ tale, by, refusal, call, succeed }: Act): Promise<void> {
  const wanted = by.gone ? 'SESSION_REQUIRED' : refusal
  const reply = await call()
  if (judged(by, tale, wanted, reply) && wanted === undefined) succeed(reply, true)
}

/** Whoever comes for the first time signs up; whoever comes on a new day begins it. */
async function comeIn(town: Town, real: Real, by: Citizen): Promise<void> {
  const { client, model } = by
  if (by.gone) return
  if (client.id === '') await signUp(town, real, by)
  else if (model.day < town.day) succeeded(by, 'comes in', await client.get('/gachas/findById', { id: client.id }))
  enter(town, by)
  if (by.seenOn === town.day) return
  await findGames(by)
  by.seenOn = town.day
}

async function signUp(town: Town, { db }: Real, by: Citizen): Promise<void> {
  const { client, model, wealth, name } = by
  by.username = `${name}${crypto.randomUUID().replaceAll('-', '')}`.slice(0, 14)
  const account = { username: by.username, password: 'lantern7', email: `${by.username}@example.org` }
  client.id = String(succeeded(by, 'signs up', await client.post('/users/create', account))['_id'])
  model.day = town.day
  if (wealth > 0) await give(db, client.id, wealth, new Date(instantAt(town.day, 0)))
  model.gachas += wealth
}

function enter(town: Town, { model, known }: Citizen): void {
  if (model.day < town.day) known.clear()
  model.enter(town.day)
}

export type Planned = { readonly plan: Plan; readonly choice: Choice }

/** Several things at one instant: whichever of them succeed, everybody has what those have brought. */
export function together(planned: readonly Planned[], times: number): Step {
  return {
    check: () => true,
    async run(town, real) {
      const scenes = planned.map(({ plan, choice }) => ({ plan, scene: sceneOf(town, real, choice) }))
      for (const { scene } of scenes) if (scene.by.client.id === '') await comeIn(town, real, scene.by)
      const here = scenes.filter(({ scene }) => !scene.by.gone)
      const rounds = Array.from({ length: times }, () => here.flatMap(({ plan, scene }) => plan(scene) ?? []))
      const acts = rounds.flat().slice(0, MOST_AT_ONCE)
      if (acts.length < 2) return
      town.story.push(`at once: ${acts.map(({ tale }) => tale).join('; ')}`)
      town.actions += acts.length
      const replies = await Promise.all(acts.map(({ call }) => call()))
      const done = acts.map((one, n) => ({ act: one, reply: replies[n] ?? { status: 0, body: null } }))
      judgeAnswers(town, done)
      settle(town, done)
      await compareKept(real, town, [...new Set(acts.flatMap(({ touches }) => touches))])
      town.requireFaultless()
    },
    toString: () => `together x${times}`,
  }
}

/** No order of what meets is known; but there is no fault of ours, and what meets nothing is as if it were alone. */
function judgeAnswers(town: Town, done: readonly Done[]): void {
  const acts = done.map(({ act: one }) => one)
  for (const { act: one, reply } of done) {
    const isAnswer = reply.status === 200 || (reply.status >= 400 && reply.status < 500)
    town.judge.expect(`${one.tale}: answered`, true, isAnswer)
    const isApart = acts.every((other) => other === one || !other.touches.some((each) => one.touches.includes(each)))
    if (isApart && one.by.model.day === town.day) judged(one.by, one.tale, one.refusal, reply)
  }
  const [first] = acts
  const isOneWish = acts.every(({ tale }) => tale === first?.tale)
  if (!first || !isOneWish || first.refusal !== undefined || first.by.model.day < town.day) return
  town.judge.expect(
    `${first.tale}, many times: one of them`,
    true,
    done.some(({ reply }) => reply.status === 200),
  )
}

type Done = { readonly act: Act; readonly reply: Awaited<ReturnType<Act['call']>> }

function settle(town: Town, done: readonly Done[]): void {
  const succeededOnes = done.filter(({ reply }) => reply.status === 200)
  for (const { act: one } of succeededOnes) enter(town, one.by)
  for (const { act: one, reply } of succeededOnes.toSorted((a, b) => a.act.turn - b.act.turn)) one.succeed(reply, false)
  for (const { act: one } of done) {
    town.judge.expect(`${one.tale}: a debt of ${one.by.name}`, false, one.by.model.gachas < 0)
  }
}

/** Time goes by for everybody. */
export function passing(days: number): Step {
  return {
    check: (town) => town.mayPass(days),
    run(town, real) {
      town.pass(real, days)
      town.story.push(days === 1 ? 'a day passes' : `${days} days pass`)
      town.actions += 1
      return Promise.resolve()
    },
    toString: () => `${days} days`,
  }
}

/** Others would make a story no shorter, and take long to be tried. */
export const choices: fc.Arbitrary<Choice> = fc.noShrink(
  fc.record({ who: fc.nat(6), other: fc.nat(6), pick: fc.nat(15), price: fc.integer({ min: 1, max: 60 }) }),
)
