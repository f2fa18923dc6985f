import fc, { type AsyncCommand } from 'fast-check'
import { giveGachas } from '../give.ts'
import { createUsername } from '../usernames.ts'
import { checkReply, requireSuccess } from '../simulation/actor.ts'
import { toInstant } from '../simulation/calendar.ts'
import { readGames } from '../simulation/play.ts'
import type { Transfer, Choice, TransferPlan, ActionContext } from './transfers.ts'
import { compareStoredState } from './books.ts'
import type { Action, ActionPlan } from './actions.ts'
import type { ModelPlayer, RealServer, Players } from './players.ts'

export type Step = AsyncCommand<Players, RealServer>

const MOST_AT_ONCE = 5
/** Maximum number of deleted accounts, because some players must keep theirs. */
const MOST_GONE = 2

function createActionContext(players: Players, real: RealServer, choice: Choice): ActionContext {
  const choose = (number: number) => players.all[number % players.all.length] as ModelPlayer
  return { players, real, player: choose(choice.who), other: choose(choice.other), choice }
}

/** Runs one action alone. The server must either refuse it with the expected code, or perform it completely. */
export function runAlone(kind: string, plan: TransferPlan | ActionPlan, choice: Choice, isLast = false): Step {
  return {
    check: (players) => !isLast || players.known.filter(({ gone }) => gone).length < MOST_GONE,
    async run(players, real) {
      const { player, action } = (await findAction(players, real, plan, choice)) ?? {}
      if (!player || !action) return
      players.sequence.push(action.description)
      players.actions += 1
      if ('call' in action) await runTransfer(action)
      else await action.run()
      await compareStoredState(real, players, 'call' in action ? action.touches : [player])
      players.requireFaultless()
    },
    toString: () => kind,
  }
}

type ActionOfPlayer = { readonly player: ModelPlayer; readonly action: Transfer | Action }

/** Plans the action for the chosen player or, if that player cannot do it, for the first one who can. */
async function findAction(
  players: Players,
  real: RealServer,
  plan: TransferPlan | ActionPlan,
  choice: Choice,
): Promise<ActionOfPlayer | undefined> {
  const chosen = createActionContext(players, real, choice)
  await startVisit(players, real, chosen.player)
  const contexts = [chosen, ...players.known.filter(({ gone }) => !gone).map((player) => ({ ...chosen, player }))]
  for (const context of contexts) {
    const { player } = context
    const action = plan(context)
    if (!action || (player.gone && !('call' in action))) continue
    await startVisit(players, real, player)
    const due = plan(context)
    if (due) return { player, action: due }
  }
  return undefined
}

async function runTransfer({ description, player, refusal, call, succeed }: Transfer): Promise<void> {
  const wanted = player.gone ? 'SESSION_REQUIRED' : refusal
  const reply = await call()
  if (checkReply(player, description, wanted, reply) && wanted === undefined) succeed(reply, true)
}

/** Signs the player up on the first visit. On a new day, triggers the rollover. */
async function startVisit(players: Players, real: RealServer, player: ModelPlayer): Promise<void> {
  const { client, model } = player
  if (player.gone) return
  if (client.id === '') await signUp(players, real, player)
  else if (model.day < players.day)
    requireSuccess(player, 'starts the day', await client.get('/gachas/findById', { id: client.id }))
  recordVisit(players, player)
  if (player.seenOn === players.day) return
  await readGames(player)
  player.seenOn = players.day
}

async function signUp(players: Players, { db }: RealServer, player: ModelPlayer): Promise<void> {
  const { client, model, wealth, name } = player
  player.username = createUsername(name)
  const account = { username: player.username, password: 'lantern7', email: `${player.username}@example.org` }
  client.id = String(requireSuccess(player, 'signs up', await client.post('/users/create', account))['_id'])
  model.day = players.day
  if (wealth > 0) await giveGachas(db, client.id, wealth, new Date(toInstant(players.day, 0)))
  model.gachas += wealth
}

function recordVisit(players: Players, { model, known }: ModelPlayer): void {
  if (model.day < players.day) known.clear()
  model.enter(players.day)
}

export type PlannedCall = { readonly plan: TransferPlan; readonly choice: Choice }

/** Runs several actions concurrently. Afterwards every player must have exactly what the successful actions gave. */
export function runConcurrently(calls: readonly PlannedCall[], times: number): Step {
  return {
    check: () => true,
    async run(players, real) {
      const contexts = calls.map(({ plan, choice }) => ({ plan, context: createActionContext(players, real, choice) }))
      for (const { context } of contexts)
        if (context.player.client.id === '') await startVisit(players, real, context.player)
      const here = contexts.filter(({ context }) => !context.player.gone)
      const rounds = Array.from({ length: times }, () => here.flatMap(({ plan, context }) => plan(context) ?? []))
      const acts = rounds.flat().slice(0, MOST_AT_ONCE)
      if (acts.length < 2) return
      players.sequence.push(`at the same time: ${acts.map(({ description }) => description).join('; ')}`)
      players.actions += acts.length
      const replies = await Promise.all(acts.map(({ call }) => call()))
      const done = acts.map((one, n) => ({ act: one, reply: replies[n] ?? { status: 0, body: null } }))
      judgeReplies(players, done)
      applyTransfersToModel(players, done)
      await compareStoredState(real, players, [...new Set(acts.flatMap(({ touches }) => touches))])
      players.requireFaultless()
    },
    toString: () => `together x${times}`,
  }
}

/**
 * The order of conflicting calls is unknown. None of them may get a 5xx reply, and a call without conflicts must have
 * the same result as when it runs alone.
 */
function judgeReplies(players: Players, transfers: readonly SentTransfer[]): void {
  const acts = transfers.map(({ act: one }) => one)
  for (const { act: one, reply } of transfers) {
    const isAnswer = reply.status === 200 || (reply.status >= 400 && reply.status < 500)
    players.judge.expect(`${one.description}: status below 500`, true, isAnswer)
    const isApart = acts.every((other) => other === one || !other.touches.some((each) => one.touches.includes(each)))
    if (isApart && one.player.model.day === players.day) checkReply(one.player, one.description, one.refusal, reply)
  }
  const [first] = acts
  const isSameAction = acts.every(({ description }) => description === first?.description)
  if (!first || !isSameAction || first.refusal !== undefined || first.player.model.day < players.day) return
  players.judge.expect(
    `${first.description}, repeated: one call succeeds`,
    true,
    transfers.some(({ reply }) => reply.status === 200),
  )
}

type SentTransfer = { readonly act: Transfer; readonly reply: Awaited<ReturnType<Transfer['call']>> }

function applyTransfersToModel(players: Players, transfers: readonly SentTransfer[]): void {
  const succeededOnes = transfers.filter(({ reply }) => reply.status === 200)
  for (const { act: one } of succeededOnes) recordVisit(players, one.player)
  for (const { act: one, reply } of succeededOnes.toSorted((a, b) => a.act.turn - b.act.turn)) one.succeed(reply, false)
  for (const { act: one } of transfers) {
    players.judge.expect(
      `${one.description}: negative balance of ${one.player.name}`,
      false,
      one.player.model.gachas < 0,
    )
  }
}

/** Moves the clock forward. */
export function advanceDays(days: number): Step {
  return {
    check: (players) => players.mayPass(days),
    async run(players, real) {
      await players.pass(real, days)
      players.sequence.push(days === 1 ? 'a day passes' : `${days} days pass`)
      players.actions += 1
    },
    toString: () => `${days} days`,
  }
}

/** Numbers are not shrunk, because shrinking them takes long and does not shorten the sequence. */
export const choices: fc.Arbitrary<Choice> = fc.noShrink(
  fc.record({ who: fc.nat(6), other: fc.nat(6), pick: fc.nat(15), price: fc.integer({ min: 1, max: 60 }) }),
)
