import { checkReply, requireSuccess, type Actor, type Fields } from './actor.ts'
import { toDate } from './calendar.ts'
import { listCards, buildQuestsReply, buildClaimableGames, buildStatisticsReply, buildUserReply } from './expected.ts'
import { PUZZLES, QUESTS, type QuestName } from './model.ts'
import { claimReward, readGames, makeGuess, playPuzzle, resetPuzzle } from './play.ts'

const DAYS_A_SESSION_LASTS = 30
const PASSWORD = 'lantern7'

export async function signUp(actor: Actor): Promise<void> {
  const { client, name } = actor
  const account = { username: name, password: PASSWORD, email: toEmail(actor), googleAccount: false }
  client.id = String(requireSuccess(actor, 'signs up', await client.post('/users/create', account))['_id'])
}

export async function confirmEmail(actor: Actor, findToken: (email: string) => Promise<string>): Promise<void> {
  const token = await findToken(toEmail(actor))
  requireSuccess(actor, 'confirms the email address', await actor.client.post('/users/verifyEmail', { token }))
}

const toEmail = ({ name }: Actor) => `${name}@example.org`

/**
 * Simulates one visit. The player signs in, plays, claims and summons; then all records are compared with the model.
 */
export async function simulateVisit(actor: Actor, today: number): Promise<void> {
  const { model, habits, dice } = actor
  if (today - model.day >= DAYS_A_SESSION_LASTS) await signIn(actor)
  else await startDay(actor)
  if (today > model.day) actor.known.clear()
  model.enter(today)
  await readGames(actor)
  for (const puzzle of dice.shuffled(PUZZLES)) {
    if (model.open[puzzle.mode] === true && dice.chance(habits.appetite)) await playPuzzle(actor, puzzle)
  }
  for (const quest of QUESTS) if (dice.chance(habits.claims) && model.isDue(quest)) await claimQuest(actor, quest)
  await spendGachasOnPulls(actor)
  for (const mode of [1, 2]) if (model.open[mode] !== true && dice.chance(0.3)) await unlockMode(actor, mode)
  if (dice.chance(habits.mischief)) await tryForbiddenCalls(actor)
  await compareRecords(actor)
}

async function signIn(actor: Actor): Promise<void> {
  const { client, name } = actor
  const reply = await client.post('/users/find', { username: name, password: PASSWORD, googleAccount: false })
  requireSuccess(actor, 'signs in', reply)
}

/** The first call of a day triggers the rollover; concurrent first calls must trigger it only once. */
async function startDay(actor: Actor): Promise<void> {
  const { client, dice } = actor
  const { id } = client
  const first = dice.pick([
    () => client.get('/userGames/findById', { id }),
    () => client.get('/gachas/findById', { id }),
    () => client.post('/users/updateReset', { userId: id }),
    () => client.put('/day/update', {}),
    () => client.delete('/userGames/deleteAll', { userid: id, type: false }),
    () => client.post('/userQuests/updateWeekQuests', { userid: id, numWeek: 1, login: 1, summon: 0 }),
  ])
  for (const reply of await Promise.all([first(), first()])) requireSuccess(actor, 'comes in', reply)
}

async function claimQuest(actor: Actor, quest: QuestName): Promise<void> {
  const { client, model, judge } = actor
  const refusal = model.isDue(quest) ? undefined : 'NOT_CLAIMABLE'
  const reply = await client.put('/userQuests/updateReward', { userid: client.id, game: quest, gachas: 1_000_000 })
  if (!checkReply(actor, `claims the quest ${quest}`, refusal, reply) || refusal !== undefined) return
  model.claimQuest(quest)
  judge.expect(`${actor.name}, quest ${quest}`, [buildQuestsReply(model), { gachas: model.gachas }], reply.body)
}

const RARITIES = ['B', 'A', 'S', 'S+', 'SS']
export type DrawnCard = { _id: string; rarity: string; power: number }

async function spendGachasOnPulls(actor: Actor): Promise<void> {
  const { model, habits, dice } = actor
  if (habits.summons === 'never') return
  const ways = habits.summons === 'both' ? [1, 10] : habits.summons === 'ten' ? [10] : [1]
  for (let turn = 0; turn < 9 && model.gachas >= 100; turn++) await pullCards(actor, dice.pick(ways))
  if (dice.chance(0.05)) await pullCards(actor, 10)
}

async function pullCards(actor: Actor, count: number): Promise<void> {
  const { client, model, judge } = actor
  const refusal = model.gachas < 10 * count ? 'INSUFFICIENT_GACHAS' : undefined
  const raritys = Array.from({ length: count }, () => 'SS')
  const reply = await client.post('/cards/findCardSummoned', {
    id: client.id,
    raritys,
    throws: 79,
    gachas: 1e9,
    type: 0,
  })
  if (!checkReply(actor, `summons ${count}`, refusal, reply) || refusal !== undefined) return
  const cards = reply.body as DrawnCard[]
  judge.expect(`${actor.name}, summons ${count}: cards`, count, cards.length)
  judge.expect(`${actor.name}, summons ${count} at ${model.pityCount}: guarantee`, true, isGuaranteeKept(model, cards))
  model.summon(cards.map(({ _id: id, power }) => ({ id, power })))
}

/**
 * Whether the cards meet the guarantees: the 80th card is an S+, every tenth card is A or better, and a pull of ten
 * contains at least one A or better.
 */
export function isGuaranteeKept({ pityCount }: { pityCount: number }, cards: readonly DrawnCard[]): boolean {
  const isPity = pityCount + cards.length >= 80
  const isTenth = cards.length === 10 || (pityCount + 1) % 10 === 0
  if (isPity) return cards.some(({ rarity }) => rarity === 'S+')
  return !isTenth || cards.some(({ rarity }) => RARITIES.indexOf(rarity) > 0)
}

export async function unlockMode(actor: Actor, mode: number): Promise<void> {
  const { client, model } = actor
  const refusal = model.mayOpen(mode) ? undefined : 'MODE_LOCKED'
  const reply = await client.put('/users/unlockMode', { userid: client.id, mode })
  if (checkReply(actor, `unlocks ${mode}`, refusal, reply) && refusal === undefined) model.open[mode] = true
}

/** Sends calls in random order. The model predicts which calls are refused and what the others change. */
async function tryForbiddenCalls(actor: Actor): Promise<void> {
  const { client, dice } = actor
  const { id } = client
  for (let turn = 0; turn < 3; turn++) {
    const puzzle = dice.pick(PUZZLES)
    await dice.pick([
      () => makeGuess(actor, puzzle, dice.chance(0.5)),
      () => claimReward(actor, puzzle),
      () => resetPuzzle(actor, puzzle),
      () => claimQuest(actor, dice.pick(QUESTS)),
      () => unlockMode(actor, dice.pick([0, 1, 2])),
      async () => void (await client.put('/users/updateLevel', { userid: id, exp: 1_000_000 })),
      async () => void (await client.put('/users/updatePower', { userid: id, power: 1e15 })),
      async () => void (await client.post('/gachas/create', { userId: id, gachas: 1e9 })),
      async () => void (await client.post('/userQuests/updateWeekQuests', { userid: id, login: 7, summon: 10 })),
    ])()
  }
}

/** Compares everything stored about the player with the model. */
export async function compareRecords(actor: Actor): Promise<void> {
  const { client, model, judge, dice, name } = actor
  const { id } = client
  const [user, balance, quests, cards, stats, ready] = await Promise.all([
    client.get('/users/findById', { id }),
    client.get('/gachas/findById', { id }),
    client.get('/userQuests/findById', { id }),
    client.get('/userCards/findById', { id }),
    client.get('/users/stats'),
    client.get('/userQuests/ready'),
    readGames(actor),
  ])
  judge.expect(`${name}, user`, buildUserReply(model), user.body)
  judge.expect(`${name}, balance`, { gachas: model.gachas, throws: model.pityCount }, balance.body)
  judge.expect(`${name}, quests`, buildQuestsReply(model), quests.body)
  judge.expect(`${name}, cards`, listCards(model), ((cards.body as Fields)['cards'] as string[]).toSorted())
  judge.expect(`${name}, statistics`, buildStatisticsReply(model), stats.body)
  judge.expect(`${name}, ready`, buildClaimableGames(model), ready.body)
  if (dice.chance(0.1)) await compareHistory(actor)
}

const HISTORY_DAYS = 14

async function compareHistory({ client, model, judge, name }: Actor): Promise<void> {
  const { body } = await client.get('/userGames/history')
  const days = Map.groupBy([...model.past, ...model.results()], ({ day }) => day)
  const newest = [...days].toSorted(([a], [b]) => b - a).slice(0, HISTORY_DAYS)
  const expected = newest.map(([day, results]) => ({
    day: toDate(day),
    results: results.map(({ puzzle, tries, finished }) => ({ ...puzzle, tries, finished })),
  }))
  judge.expect(`${name}, history`, expected, body)
}
