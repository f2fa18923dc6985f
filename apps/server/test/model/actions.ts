import { checkReply, requireSuccess, type Fields } from '../simulation/actor.ts'
import { findMonday } from '../simulation/calendar.ts'
import type { Reply } from '../simulation/client.ts'
import { placeKey, PLACES, type Place } from '../simulation/model.ts'
import { guess, reset } from '../simulation/play.ts'
import { compareRecords, unlock } from '../simulation/visit.ts'
import { chosen, type Scene } from './transfers.ts'
import type { ModelPlayer } from './players.ts'

/** An action that moves neither gachas nor cards and checks its own reply. */
export type Action = { readonly description: string; readonly run: () => Promise<void> }
export type PlanAction = (scene: Scene) => Action | undefined

const OPEN_PLACES = PLACES.filter(({ mode }) => mode === 0)

/** Mostly unlocked modes, sometimes locked ones. */
const choosePlace = ({ choice }: Scene): Place | undefined => chosen(choice.pick < 13 ? OPEN_PLACES : PLACES, choice)

export function planGuess(isRight: boolean): PlanAction {
  return (scene) => {
    const place = choosePlace(scene)
    if (!place) return undefined
    const { by } = scene
    return {
      description: `${by.name} guesses ${isRight ? 'right' : 'wrong'} at ${placeKey(place)}`,
      run: () => guess(by, place, isRight),
    }
  }
}

export const guessingAgain: PlanAction = ({ by, choice }) => {
  const place = chosen(
    PLACES.filter((one) => by.model.round(one).finished),
    choice,
  )
  return (
    place && {
      description: `${by.name} guesses at ${placeKey(place)}, which is finished`,
      run: () => guess(by, place, choice.price % 2 === 0),
    }
  )
}

export const resetting: PlanAction = (scene) => {
  const place = choosePlace(scene)
  return place && { description: `${scene.by.name} resets ${placeKey(place)}`, run: () => reset(scene.by, place) }
}

export const unlocking: PlanAction = ({ by, choice }) => {
  const mode = choice.pick % 3
  return { description: `${by.name} unlocks mode ${mode}`, run: () => unlock(by, mode) }
}

/**
 * Repeats the idempotency key of the last pull. The server must send the same reply, or refuse the key for a different
 * request.
 */
export function planRepeat(isSame: boolean): PlanAction {
  return ({ by }) => {
    const { lastPull, client } = by
    if (!lastPull) return undefined
    const { body, key, reply } = lastPull
    const description = `${by.name} sends the last pull again${isSame ? '' : ' for another number of cards'}, under its key`
    const other = { ...body, raritys: (reply.body as unknown[]).length === 1 ? Array.from({ length: 10 }) : ['B'] }
    return {
      description,
      async run() {
        const again = await client.post('/cards/findCardSummoned', isSame ? body : other, key)
        checkReply(by, description, isSame ? undefined : 'KEY_REUSED', again)
        if (isSame) by.judge.expect(`${description}: answer`, reply.body, again.body)
      },
    }
  }
}

/** Marks a card as a favorite, whether the player owns it or not. */
export function planFavorite(favourite: boolean): PlanAction {
  return ({ real, by, choice }) => {
    const { model, favourites, client, judge } = by
    const cards = choice.price > 50 ? real.pack.cards.map(({ id }) => id) : [...model.cards.keys()].toSorted()
    const cardId = chosen(cards, choice)
    if (!cardId) return undefined
    const description = `${by.name} marks ${cardId} as ${favourite ? 'a favourite' : 'no favourite'}`
    return {
      description,
      async run() {
        const refusal = model.cards.has(cardId) ? undefined : 'CARD_NOT_OWNED'
        const reply = await client.put('/userCards/favourite', { userid: client.id, cardId, favourite })
        if (!checkReply(by, description, refusal, reply) || refusal !== undefined) return
        if (favourite) favourites.add(cardId)
        else favourites.delete(cardId)
        const { favourites: stored } = reply.body as { favourites: string[] }
        judge.expect(`${description}: favourites`, [...favourites].toSorted(), stored.toSorted())
      },
    }
  }
}

export const voting: PlanAction = ({ players, by, choice }) => {
  const option = choice.pick % 2 === 0 ? 1 : 2
  const description = `${by.name} votes for ${option}`
  return {
    description,
    async run() {
      const { client } = by
      const refusal = players.poll.refusesVote(by.name, players.day)
      const reply = await client.put('/surveys/update', { userId: client.id, voteUser: option })
      if (!checkReply(by, description, refusal, reply) || refusal !== undefined) return
      players.poll.vote(by.name, option)
      by.judge.expect(description, players.poll.find(players.day), reply.body)
    },
  }
}

export const changingSeed: PlanAction = ({ by, choice }) => {
  const description = `${by.name} changes the seed`
  return {
    description,
    async run() {
      const { client, promised } = by
      const { nextCommitment } = requireSuccess(by, description, await client.get('/summon/fairness'))
      const sent = { userid: client.id, clientSeed: `seed-${choice.pick}`, nextCommitment }
      const reply = requireSuccess(by, description, await client.put('/summon/seed', sent))
      if (promised !== undefined) by.judge.expect(`${description}: commitment`, promised, reply['commitment'])
      by.promised = String(reply['nextCommitment'])
    },
  }
}

/** Changes the username to a free name or to a name in use. */
export const renaming: PlanAction = ({ by, other, choice }) => {
  const isOthers = choice.pick < 4 && other !== by && other.username !== ''
  const username = isOthers
    ? other.username
    : `${by.name}${Math.trunc(Math.random() * 36 ** 7).toString(36)}`.slice(0, 14)
  const description = `${by.name} wants ${isOthers ? `the name of ${other.name}` : 'another name'}`
  return {
    description,
    async run() {
      const { client } = by
      const refusal = isOthers && !other.gone ? 'USERNAME_TAKEN' : undefined
      const reply = await client.put('/users/updateUser', { userid: client.id, username, picture: '' })
      if (!checkReply(by, description, refusal, reply) || refusal !== undefined) return
      by.username = username
      // The name of a deleted account is free again.
      if (isOthers) other.username = ''
      by.judge.expect(description, username, (reply.body as Fields)['username'])
    },
  }
}

type RecordCall = readonly [what: string, call: (by: ModelPlayer) => Promise<Reply>]

const ROLLOVERS: readonly RecordCall[] = [
  ['games away', ({ client }) => client.delete('/userGames/deleteAll', { userid: client.id, type: false })],
  ['a day gone by', ({ client }) => client.post('/users/updateReset', { userId: client.id })],
  ['a new day', ({ client }) => client.put('/day/update', { lastReset: '2020,1,1' })],
  ['a new week', ({ client }) => client.put('/day/updateWeek', { resetWeek: '2020,1,1' })],
  ['games anew', ({ client }) => client.post('/userGames/create', { userId: client.id })],
  ['quests anew', ({ client }) => client.post('/userQuests/create', { userId: client.id })],
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
  (calls: readonly RecordCall[]): PlanAction =>
  ({ by, choice }) => {
    const [what, call] = chosen(calls, choice) ?? []
    if (!what || !call) return undefined
    const description = `${by.name} asks for ${what}`
    return { description, run: async () => void requireSuccess(by, description, await call(by)) }
  }

export const rollingOver = callingAny(ROLLOVERS)
export const lying = callingAny(LIES)

/** Sends another player's id. */
export const impersonating: PlanAction = ({ by, other, choice }) => {
  if (other === by || other.client.id === '') return undefined
  const { client } = by
  const { id } = other.client
  const calls = [
    () => client.put('/userGames/updateReward', { userid: id, game: 'image', mode: 0 }),
    () => client.post('/markets/addCard', { userId: id, cardId: 'x', price: 1 }),
    () => client.post('/cards/findCardSummoned', { id, raritys: ['SS'] }),
    () => client.delete('/users/account', { userid: id, password: 'lantern7' }),
    () => client.get('/gachas/findById', { id }),
  ]
  const description = `${by.name} sends a call with the id of ${other.name}`
  return {
    description,
    async run() {
      const call = chosen(calls, choice)
      if (call) checkReply(by, description, 'NOT_YOURS', await call())
    },
  }
}

export const readingInbox: PlanAction = ({ by }) => {
  const description = `${by.name} reads the inbox`
  return {
    description,
    async run() {
      const { client, notices, judge } = by
      const reply = (await client.get('/inbox/find')).body as { card: string; gachas: number; read: boolean }[]
      const lines = (all: typeof reply) => all.map(({ card, gachas, read }) => `${card} ${gachas} ${read}`).toSorted()
      if (notices.length <= 50) judge.expect(description, lines(notices), lines(reply))
      requireSuccess(by, description, await client.put('/inbox/read', { userid: client.id }))
      for (const notice of notices) notice.read = true
    },
  }
}

/** Reads all of the player's records. */
export const lookingAround: PlanAction = ({ players, by }) => {
  const description = `${by.name} reads all records`
  return { description, run: () => compareAll(by, players.day) }
}

export async function compareAll(by: ModelPlayer, today: number): Promise<void> {
  await compareRecords(by)
  const { body } = await by.client.get('/summon/banners')
  const drawn = by.special.get(findMonday(today)) ?? 0
  const left = (body as { remaining: number | null }[]).map(({ remaining }) => remaining)
  by.judge.expect(`${by.name}, special wishes left`, [null, Math.max(0, 100 - drawn)], left)
}
