import { Client, type Reply } from '@otogi/server/test/simulation/client'
import type { Solution, AnswerReader } from '@otogi/server/test/simulation/actor'
import type { Dice } from '@otogi/server/test/simulation/dice'
import { GAMES, QUESTS, type GameName } from '@otogi/server/test/simulation/model'

export const PASSWORD = 'lantern1'

/** A simulated player with an individual skill level, who plays some of the games on some days. */
export type DemoPlayer = {
  readonly name: string
  readonly client: Client
  readonly dice: Dice
  readonly readAnswer: AnswerReader
  /** The probability that the player visits on a given day, and the probability that a guess is correct. */
  readonly diligence: number
  readonly skill: number
  /** The day of the first visit. */
  readonly joins: number
}

type Fields = Record<string, unknown>
type Card = { readonly _id: string; readonly rarity: string }
type Offer = {
  readonly _id: string
  readonly card: Card
  readonly price: number
  readonly user: { readonly _id: string }
}

const PATIENCE = 5
const TEN = Array.from({ length: 10 }, () => 'B')
/** The usual price that players ask for a card of each rarity. Actual prices vary at random. */
const WORTH: Readonly<Record<string, number>> = { B: 8, A: 22, S: 70, 'S+': 190, SS: 1900 }

export async function signUp({ name, client }: DemoPlayer): Promise<void> {
  const account = { username: name, password: PASSWORD, email: `${name}@example.org`, googleAccount: false }
  client.id = String(requireSuccess(await client.post('/users/create', account))['_id'])
}

type DayOptions = {
  games?: readonly GameName[]
  /** Whether the player keeps the gachas instead of spending them on summons. */
  keepsGachas?: boolean
}

/** Simulates one day of a player who plays, claims, summons, votes and trades. */
export async function playDay(
  player: DemoPlayer,
  { games = GAMES, keepsGachas = false }: DayOptions = {},
): Promise<void> {
  const { client, dice } = player
  const record = requireSuccess(await client.get('/userGames/findById', { id: client.id }))
  for (const game of games) if (dice.chance(0.85)) await playGame(player, game, record)
  for (const quest of QUESTS) await client.put('/userQuests/updateReward', { userid: client.id, game: quest })
  if (!keepsGachas) await summonCards(player)
  await voteInPoll(player)
  await sellSpares(player)
  if (!keepsGachas) await buyMissingCards(player)
}

async function playGame(
  { client, dice, readAnswer, skill }: DemoPlayer,
  game: GameName,
  record: Fields,
): Promise<void> {
  const ids = record[`${game}id`]
  const puzzleId = Array.isArray(ids) ? (ids as string[])[0] : ids
  const known = await readAnswer(client.id, { game, mode: 0 })
  for (let turn = 0; turn < PATIENCE; turn++) {
    const isRight = dice.chance(skill)
    const guess = { userid: client.id, puzzleId, game, mode: 0, ...chooseGuess(dice, game, known, isRight) }
    await client.put(game === 'name' ? '/userGames/updateGameName' : '/userGames/update', guess)
    if (!isRight) continue
    await client.put('/userGames/updateReward', { userid: client.id, game, mode: 0 })
    return
  }
}

function chooseGuess(dice: Dice, game: GameName, { answer, others, word }: Solution, isRight: boolean): object {
  if (game !== 'name') return { guess: isRight ? answer.en : dice.pick(others).en }
  return { word: isRight ? word : dice.shuffled(word.split('')).join('') }
}

async function summonCards({ client, dice }: DemoPlayer): Promise<void> {
  const { gachas } = requireSuccess(await client.get('/gachas/findById', { id: client.id }))
  const pulls = Math.floor((Number(gachas) - dice.below(120)) / 100)
  for (let pull = 0; pull < pulls; pull++) {
    const banner = dice.chance(0.2) ? 'special' : 'normal'
    await client.post('/cards/findCardSummoned', { id: client.id, raritys: TEN, banner })
  }
}

async function voteInPoll({ client, dice }: DemoPlayer): Promise<void> {
  const { body } = await client.get('/surveys/find')
  if (body === null) return
  const { _id } = body as { _id: string }
  await client.put('/surveys/update', { surveyId: _id, userId: client.id, voteUser: dice.chance(0.62) ? 1 : 2 })
}

async function sellSpares({ client, dice }: DemoPlayer): Promise<void> {
  const cards = await fetchCatalog(client)
  const spares = [...Map.groupBy(await listOwnedCards(client), (card) => card)].filter(
    ([, copies]) => copies.length > 1,
  )
  for (const [cardId] of dice.shuffled(spares).slice(0, dice.below(4))) {
    const worth = WORTH[cards.get(cardId) ?? 'B'] ?? 8
    const price = Math.max(1, Math.round(worth * (0.6 + dice.below(90) / 100)))
    await client.post('/markets/addCard', { userId: client.id, cardId, price })
  }
}

async function buyMissingCards({ client, dice }: DemoPlayer): Promise<void> {
  const mine = new Set(await listOwnedCards(client))
  const { body } = await client.get('/markets/getDataMarket', { sort: 'cheapest', page: '1', pageSize: '40' })
  const wanted = (body as Offer[]).filter(({ card, user }) => !mine.has(card._id) && user._id !== client.id)
  for (const { _id, card, price, user } of dice.shuffled(wanted).slice(0, dice.below(3))) {
    const purchase = { userId: client.id, cardId: card._id, price, userIdMarket: user._id, listingId: _id }
    await client.post('/markets/buyCard', purchase)
  }
}

async function listOwnedCards(client: Client): Promise<string[]> {
  return requireSuccess(await client.get('/userCards/findById', { id: client.id }))['cards'] as string[]
}

let rarities: ReadonlyMap<string, string> | undefined

async function fetchCatalog(client: Client): Promise<ReadonlyMap<string, string>> {
  rarities ??= new Map(((await client.get('/cards/findAll')).body as Card[]).map(({ _id, rarity }) => [_id, rarity]))
  return rarities
}

/** Returns the reply of a call. Throws if the call failed. */
function requireSuccess({ status, body }: Reply): Fields {
  if (status !== 200) throw new Error(`the server answered ${status}: ${JSON.stringify(body)}`)
  return body as Fields
}
