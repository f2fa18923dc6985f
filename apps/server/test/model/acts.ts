import type { Reply } from '../simulation/client.ts'
import { mondayOf } from '../simulation/calendar.ts'
import { placeKey, PLACES, QUESTS, type Place, type QuestName } from '../simulation/model.ts'
import { isGuaranteeKept, type Drawn } from '../simulation/visit.ts'
import type { Citizen, Real, Town } from './town.ts'

/** One call that moves gachas or cards, with all that must come of it, whatever happens beside it. */
export type Act = {
  readonly tale: string
  readonly by: Citizen
  /** Whose belongings it may change. */
  readonly touches: readonly Citizen[]
  /** How it must be refused when nothing happens beside it. */
  readonly refusal: string | undefined
  /**
   * What takes away comes after what brings, a quest after what brings it on, and leaving after all: then each success is
   * possible in its turn.
   */
  readonly turn: 0 | 1 | 2
  readonly call: () => Promise<Reply>
  readonly succeed: (reply: Reply, isAlone: boolean) => void
}

/** Who acts, with whom, on which of the things there are, for how much. */
export type Choice = { readonly who: number; readonly other: number; readonly pick: number; readonly price: number }

export type Scene = {
  readonly town: Town
  readonly real: Real
  readonly by: Citizen
  readonly other: Citizen
  readonly choice: Choice
}

/** Makes an act, where there is something to do it with. */
export type Plan = (scene: Scene) => Act | undefined

const SPECIAL_LIMIT = 100

export const chosen = <Item>(items: readonly Item[], { pick }: Choice): Item | undefined => items[pick % items.length]

export const powerOf = ({ pack }: Real, id: string) => ({ id, power: pack.cardById.get(id)?.power ?? Number.NaN })

/** What must have been there for a success that nobody can order. */
export function requires({ judge }: Citizen, tale: string, what: string, isThere: boolean): void {
  judge.expect(`${tale}: ${what}`, true, isThere)
}

export function pulling(count: 1 | 10, banner: 'normal' | 'special'): Plan {
  return ({ town, real, by }) => {
    const { model, client, judge } = by
    const week = mondayOf(town.day)
    const isOver = banner === 'special' && (by.special.get(week) ?? 0) + count > SPECIAL_LIMIT
    const raritys = Array.from({ length: count }, () => 'SS')
    const body = { id: client.id, raritys, throws: 79, gachas: 1e9, type: 0, banner }
    const key = crypto.randomUUID()
    const tale = `${by.name} pulls ${count}${banner === 'special' ? ' from the special banner' : ''}`
    return {
      tale,
      by,
      touches: [by],
      refusal: isOver ? 'BANNER_LIMIT' : model.gachas < 10 * count ? 'INSUFFICIENT_GACHAS' : undefined,
      turn: 0,
      call: () => client.post('/cards/findCardSummoned', body, key),
      succeed(reply, isAlone) {
        const cards = reply.body as Drawn[]
        judge.expect(`${tale}: cards`, count, cards.length)
        if (isAlone) judge.expect(`${tale} at ${model.throws}: guarantee`, true, isGuaranteeKept(model, cards))
        model.summon(cards.map(({ _id: id }) => powerOf(real, id)))
        if (banner === 'special') by.special.set(week, (by.special.get(week) ?? 0) + count)
        judge.expect(`${tale}: special cards at most`, true, (by.special.get(week) ?? 0) <= SPECIAL_LIMIT)
        by.lastPull = { body, key, reply }
      },
    }
  }
}

/** Asks for the reward of a game in this state. */
export function claiming(status: 0 | 1 | 2): Plan {
  return ({ by, choice }) => {
    const { model, client } = by
    const place = chosen(
      PLACES.filter((one) => model.round(one).status === status),
      choice,
    )
    if (!place) return undefined
    return claimOf(by, place, () =>
      client.put('/userGames/updateReward', { userid: client.id, ...place, gachas: 1e6, status: 1 }),
    )
  }
}

function claimOf(by: Citizen, place: Place, call: Act['call']): Act {
  const tale = `${by.name} claims the reward of ${placeKey(place)}`
  return {
    tale,
    by,
    touches: [by],
    refusal: by.model.refusesClaim(place),
    turn: 0,
    call,
    succeed() {
      requires(by, tale, 'a reward that waits', by.model.refusesClaim(place) === undefined)
      by.model.claim(place)
    },
  }
}

/** Asks for the pay of a quest that is due, or is not. */
export function questing(isDue: boolean): Plan {
  return ({ by, choice }) => {
    const { model, client } = by
    const quest = chosen(
      QUESTS.filter((one) => model.isDue(one) === isDue),
      choice,
    )
    return quest && questOf(by, quest, { userid: client.id, game: quest, gachas: '1000000' })
  }
}

function questOf(by: Citizen, quest: QuestName, body: object): Act {
  const tale = `${by.name} claims the quest ${quest}`
  return {
    tale,
    by,
    touches: [by],
    refusal: by.model.isDue(quest) ? undefined : 'NOT_CLAIMABLE',
    turn: 1,
    call: () => by.client.put('/userQuests/updateReward', body),
    succeed() {
      requires(by, tale, 'a quest that is due', by.model.isDue(quest))
      by.model.claimQuest(quest)
    },
  }
}
