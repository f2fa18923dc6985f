import { checkReply, requireSuccess, type Fields } from '../simulation/actor.ts'
import { findMonday } from '../simulation/calendar.ts'
import type { Reply } from '../simulation/client.ts'
import { toPuzzleKey, PUZZLES, type GameAndMode } from '../simulation/model.ts'
import { makeGuess, resetPuzzle } from '../simulation/play.ts'
import { compareRecords, unlockMode } from '../simulation/visit.ts'
import { chosen, type ActionContext } from './transfers.ts'
import type { ModelPlayer } from './players.ts'

/** An action that moves neither gachas nor cards and checks its own reply. */
export type Action = { readonly description: string; readonly run: () => Promise<void> }
export type ActionPlan = (context: ActionContext) => Action | undefined

const EASY_PUZZLES = PUZZLES.filter(({ mode }) => mode === 0)

/** Mostly unlocked modes, sometimes locked ones. */
const choosePuzzle = ({ choice }: ActionContext): GameAndMode | undefined =>
  chosen(choice.pick < 13 ? EASY_PUZZLES : PUZZLES, choice)

export function planGuess(isRight: boolean): ActionPlan {
  return (context) => {
    const puzzle = choosePuzzle(context)
    if (!puzzle) return undefined
    const { player } = context
    return {
      description: `${player.name} guesses ${isRight ? 'right' : 'wrong'} at ${toPuzzleKey(puzzle)}`,
      run: () => makeGuess(player, puzzle, isRight),
    }
  }
}

export const guessingAgain: ActionPlan = ({ player, choice }) => {
  const puzzle = chosen(
    PUZZLES.filter((one) => player.model.round(one).finished),
    choice,
  )
  return (
    puzzle && {
      description: `${player.name} guesses at ${toPuzzleKey(puzzle)}, which is finished`,
      run: () => makeGuess(player, puzzle, choice.price % 2 === 0),
    }
  )
}

export const resetting: ActionPlan = (context) => {
  const puzzle = choosePuzzle(context)
  return (
    puzzle && {
      description: `${context.player.name} resets ${toPuzzleKey(puzzle)}`,
      run: () => resetPuzzle(context.player, puzzle),
    }
  )
}

export const unlocking: ActionPlan = ({ player, choice }) => {
  const mode = choice.pick % 3
  return { description: `${player.name} unlocks mode ${mode}`, run: () => unlockMode(player, mode) }
}

/**
 * Repeats the last pull's idempotency key. The server must send the same reply, or refuse the key for a different
 * request.
 */
export function planRequestWithUsedKey(isSameRequest: boolean): ActionPlan {
  return ({ player }) => {
    const { lastPull, client } = player
    if (!lastPull) return undefined
    const { body, key, reply } = lastPull
    const description = `${player.name} sends the last pull again${isSameRequest ? '' : ' for another number of cards'}, under its key`
    const other = { ...body, raritys: (reply.body as unknown[]).length === 1 ? Array.from({ length: 10 }) : ['B'] }
    return {
      description,
      async run() {
        const again = await client.post('/cards/findCardSummoned', isSameRequest ? body : other, key)
        checkReply(player, description, isSameRequest ? undefined : 'KEY_REUSED', again)
        if (isSameRequest) player.judge.expect(`${description}: answer`, reply.body, again.body)
      },
    }
  }
}

/** Marks a card as a favorite, whether or not the player owns it. */
export function planFavorite(isFavorite: boolean): ActionPlan {
  return ({ real, player, choice }) => {
    const { model, favourites, client, judge } = player
    const cards = choice.price > 50 ? real.pack.cards.map(({ id }) => id) : [...model.cards.keys()].toSorted()
    const cardId = chosen(cards, choice)
    if (!cardId) return undefined
    const description = `${player.name} marks ${cardId} as ${isFavorite ? 'a favorite' : 'no favorite'}`
    return {
      description,
      async run() {
        const refusal = model.cards.has(cardId) ? undefined : 'CARD_NOT_OWNED'
        const reply = await client.put('/userCards/favourite', { userid: client.id, cardId, favourite: isFavorite })
        if (!checkReply(player, description, refusal, reply) || refusal !== undefined) return
        if (isFavorite) favourites.add(cardId)
        else favourites.delete(cardId)
        const { favourites: stored } = reply.body as { favourites: string[] }
        judge.expect(`${description}: favourites`, [...favourites].toSorted(), stored.toSorted())
      },
    }
  }
}

export const voting: ActionPlan = ({ players, player, choice }) => {
  const option = choice.pick % 2 === 0 ? 1 : 2
  const description = `${player.name} votes for ${option}`
  return {
    description,
    async run() {
      const { client } = player
      const refusal = players.poll.refusesVote(player.name, players.day)
      const reply = await client.put('/surveys/update', { userId: client.id, voteUser: option })
      if (!checkReply(player, description, refusal, reply) || refusal !== undefined) return
      players.poll.vote(player.name, option)
      player.judge.expect(description, players.poll.find(players.day), reply.body)
    },
  }
}

export const changingSeed: ActionPlan = ({ player, choice }) => {
  const description = `${player.name} changes the seed`
  return {
    description,
    async run() {
      const { client, promised } = player
      const { nextCommitment } = requireSuccess(player, description, await client.get('/summon/fairness'))
      const sent = { userid: client.id, clientSeed: `seed-${choice.pick}`, nextCommitment }
      const reply = requireSuccess(player, description, await client.put('/summon/seed', sent))
      if (promised !== undefined) player.judge.expect(`${description}: commitment`, promised, reply['commitment'])
      player.promised = String(reply['nextCommitment'])
    },
  }
}

/** Changes the username to one that is free or in use. */
export const renaming: ActionPlan = ({ player, other, choice }) => {
  const isOthers = choice.pick < 4 && other !== player && other.username !== ''
  const username = isOthers
    ? other.username
    : // Letters after the name could spell a word that is not allowed.
      `${player.name}${Math.trunc(Math.random() * 10 ** 9)}`
  const description = `${player.name} wants ${isOthers ? `the name of ${other.name}` : 'another name'}`
  return {
    description,
    async run() {
      const { client } = player
      const refusal = isOthers && !other.gone ? 'USERNAME_TAKEN' : undefined
      const reply = await client.put('/users/updateUser', { userid: client.id, username, picture: '' })
      if (!checkReply(player, description, refusal, reply) || refusal !== undefined) return
      player.username = username
      // A deleted account's name is free again.
      if (isOthers) other.username = ''
      player.judge.expect(description, username, (reply.body as Fields)['username'])
    },
  }
}

type RecordCall = readonly [what: string, call: (player: ModelPlayer) => Promise<Reply>]

const ROLLOVERS: readonly RecordCall[] = [
  [
    'the deletion of the games',
    ({ client }) => client.delete('/userGames/deleteAll', { userid: client.id, type: false }),
  ],
  ['a day gone by', ({ client }) => client.post('/users/updateReset', { userId: client.id })],
  ['a new day', ({ client }) => client.put('/day/update', { lastReset: '2020,1,1' })],
  ['a new week', ({ client }) => client.put('/day/updateWeek', { resetWeek: '2020,1,1' })],
  ['new games record', ({ client }) => client.post('/userGames/create', { userId: client.id })],
  ['new quest record', ({ client }) => client.post('/userQuests/create', { userId: client.id })],
  [
    'another picture',
    ({ client }) => client.put('/userGames/updateSelected', { userid: client.id, game: 'image', mode: 0 }),
  ],
]

const LIES: readonly RecordCall[] = [
  ['experience', ({ client }) => client.put('/users/updateLevel', { userid: client.id, exp: 1e9 })],
  ['power', ({ client }) => client.put('/users/updatePower', { userid: client.id, power: { totalPower: 1e15 } })],
  ['gachas', ({ client }) => client.post('/gachas/create', { userId: client.id, gachas: 1e9 })],
  ['cards', ({ client }) => client.post('/userCards/create', { userId: client.id, cards: ['x'] })],
  [
    'visits and summons',
    ({ client }) => client.post('/userQuests/updateWeekQuests', { userid: client.id, login: 7, summon: 10 }),
  ],
]

const callingAny =
  (calls: readonly RecordCall[]): ActionPlan =>
  ({ player, choice }) => {
    const [what, call] = chosen(calls, choice) ?? []
    if (!what || !call) return undefined
    const description = `${player.name} asks for ${what}`
    return { description, run: async () => void requireSuccess(player, description, await call(player)) }
  }

export const rollingOver = callingAny(ROLLOVERS)
export const lying = callingAny(LIES)

/** Makes a call with another player's id. */
export const impersonating: ActionPlan = ({ player, other, choice }) => {
  if (other === player || other.client.id === '') return undefined
  const { client } = player
  const { id } = other.client
  const calls = [
    () => client.put('/userGames/updateReward', { userid: id, game: 'image', mode: 0 }),
    () => client.post('/markets/addCard', { userId: id, cardId: 'x', price: 1 }),
    () => client.post('/cards/findCardSummoned', { id, raritys: ['SS'] }),
    () => client.delete('/users/account', { userid: id, password: 'lantern7' }),
    () => client.get('/gachas/findById', { id }),
  ]
  const description = `${player.name} sends a call with the id of ${other.name}`
  return {
    description,
    async run() {
      const call = chosen(calls, choice)
      if (call) checkReply(player, description, 'NOT_YOURS', await call())
    },
  }
}

export const readingInbox: ActionPlan = ({ player }) => {
  const description = `${player.name} reads the inbox`
  return {
    description,
    async run() {
      const { client, notices, judge } = player
      const reply = (await client.get('/inbox/find')).body as { card: string; gachas: number; read: boolean }[]
      const lines = (all: typeof reply) => all.map(({ card, gachas, read }) => `${card} ${gachas} ${read}`).toSorted()
      if (notices.length <= 50) judge.expect(description, lines(notices), lines(reply))
      requireSuccess(player, description, await client.put('/inbox/read', { userid: client.id }))
      for (const notice of notices) notice.read = true
    },
  }
}

/** Reads all of the player's records. */
export const readAllRecords: ActionPlan = ({ players, player }) => {
  const description = `${player.name} reads all records`
  return { description, run: () => compareAllRecords(player, players.day) }
}

export async function compareAllRecords(player: ModelPlayer, today: number): Promise<void> {
  await compareRecords(player)
  const { body } = await player.client.get('/summon/banners')
  const drawn = player.special.get(findMonday(today)) ?? 0
  const left = (body as { remaining: number | null }[]).map(({ remaining }) => remaining)
  player.judge.expect(`${player.name}, special summons left`, [null, Math.max(0, 100 - drawn)], left)
}
