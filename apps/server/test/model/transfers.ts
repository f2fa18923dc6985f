import type { Reply } from '../simulation/client.ts'
import { findMonday } from '../simulation/calendar.ts'
import { toPuzzleKey, PUZZLES, QUESTS, type GameAndMode, type QuestName } from '../simulation/model.ts'
import { isGuaranteeKept, type DrawnCard } from '../simulation/visit.ts'
import type { ModelPlayer, RealServer, Players } from './players.ts'

/** A call that moves gachas or cards, and the effect that it must have even if other calls run concurrently. */
export type Transfer = {
  readonly description: string
  readonly player: ModelPlayer
  /** The players that the call may affect. */
  readonly touches: readonly ModelPlayer[]
  /** The refusal code that the call must get if no other call runs; undefined if the call must succeed. */
  readonly refusal: string | undefined
  /**
   * The step in which the model applies a successful concurrent call: calls that give (0), then quests and calls that
   * take (1), then account deletions (2). In this order, the model always has what a call takes.
   */
  readonly turn: 0 | 1 | 2
  readonly call: () => Promise<Reply>
  readonly succeed: (reply: Reply, isAlone: boolean) => void
}

/** Random numbers that choose the player, the partner, the item and the price. */
export type Choice = { readonly who: number; readonly other: number; readonly pick: number; readonly price: number }

export type ActionContext = {
  readonly players: Players
  readonly real: RealServer
  readonly player: ModelPlayer
  readonly other: ModelPlayer
  readonly choice: Choice
}

/** Creates a transfer, or undefined when there is nothing to transfer. */
export type TransferPlan = (context: ActionContext) => Transfer | undefined

const SPECIAL_LIMIT = 100

export const chosen = <Item>(items: readonly Item[], { pick }: Choice): Item | undefined => items[pick % items.length]

export const toPower = ({ pack }: RealServer, id: string) => ({ id, power: pack.cardById.get(id)?.power ?? Number.NaN })

/** Checks a precondition of a successful call, which must hold for every order of the concurrent calls. */
export function requireCondition({ judge }: ModelPlayer, description: string, condition: string, holds: boolean): void {
  judge.expect(`${description}: ${condition}`, true, holds)
}

export function planPull(count: 1 | 10, banner: 'normal' | 'special'): TransferPlan {
  return ({ players, real, player }) => {
    const { model, client, judge } = player
    const week = findMonday(players.day)
    const isOver = banner === 'special' && (player.special.get(week) ?? 0) + count > SPECIAL_LIMIT
    const raritys = Array.from({ length: count }, () => 'SS')
    const body = { id: client.id, raritys, throws: 79, gachas: 1e9, type: 0, banner }
    const key = crypto.randomUUID()
    const description = `${player.name} pulls ${count}${banner === 'special' ? ' from the special banner' : ''}`
    return {
      description,
      player,
      touches: [player],
      refusal: isOver ? 'BANNER_LIMIT' : model.gachas < 10 * count ? 'INSUFFICIENT_GACHAS' : undefined,
      turn: 0,
      call: () => client.post('/cards/findCardSummoned', body, key),
      succeed(reply, isAlone) {
        const cards = reply.body as DrawnCard[]
        judge.expect(`${description}: cards`, count, cards.length)
        if (isAlone)
          judge.expect(`${description} at ${model.pityCount}: guarantee`, true, isGuaranteeKept(model, cards))
        model.summon(cards.map(({ _id: id }) => toPower(real, id)))
        if (banner === 'special') player.special.set(week, (player.special.get(week) ?? 0) + count)
        judge.expect(`${description}: special cards at most`, true, (player.special.get(week) ?? 0) <= SPECIAL_LIMIT)
        player.lastPull = { body, key, reply }
      },
    }
  }
}

/** Claims a game reward that has this status. */
export function planClaim(status: 0 | 1 | 2): TransferPlan {
  return ({ player, choice }) => {
    const { model, client } = player
    const puzzle = chosen(
      PUZZLES.filter((one) => model.round(one).status === status),
      choice,
    )
    if (!puzzle) return undefined
    return createRewardClaim(player, puzzle, () =>
      client.put('/userGames/updateReward', { userid: client.id, ...puzzle, gachas: 1e6, status: 1 }),
    )
  }
}

function createRewardClaim(player: ModelPlayer, puzzle: GameAndMode, call: Transfer['call']): Transfer {
  const description = `${player.name} claims the reward of ${toPuzzleKey(puzzle)}`
  return {
    description,
    player,
    touches: [player],
    refusal: player.model.refusesClaim(puzzle),
    turn: 0,
    call,
    succeed() {
      requireCondition(player, description, 'the reward is claimable', player.model.refusesClaim(puzzle) === undefined)
      player.model.claim(puzzle)
    },
  }
}

/** Claims a quest, completed or not. */
export function planQuestClaim(isDue: boolean): TransferPlan {
  return ({ player, choice }) => {
    const { model, client } = player
    const quest = chosen(
      QUESTS.filter((one) => model.isDue(one) === isDue),
      choice,
    )
    return quest && createQuestClaim(player, quest, { userid: client.id, game: quest, gachas: '1000000' })
  }
}

function createQuestClaim(player: ModelPlayer, quest: QuestName, body: object): Transfer {
  const description = `${player.name} claims the quest ${quest}`
  return {
    description,
    player,
    touches: [player],
    refusal: player.model.isDue(quest) ? undefined : 'NOT_CLAIMABLE',
    turn: 1,
    call: () => player.client.put('/userQuests/updateReward', body),
    succeed() {
      requireCondition(player, description, 'the quest is claimable', player.model.isDue(quest))
      player.model.claimQuest(quest)
    },
  }
}

/** Claims all completed quests in one call. There may be none. */
export function planClaimAllQuests(isDue: boolean): TransferPlan {
  return ({ player }) => {
    const { model, client } = player
    const due = QUESTS.filter((quest) => model.isDue(quest))
    if (due.length > 0 !== isDue) return undefined
    const description = `${player.name} claims all completed quests`
    return {
      description,
      player,
      touches: [player],
      refusal: isDue ? undefined : 'NOT_CLAIMABLE',
      turn: 1,
      call: () => client.put('/userQuests/claimAll', { userid: client.id }),
      succeed({ body }) {
        const { claimed: keys } = body as { claimed: QuestName[] }
        requireCondition(
          player,
          description,
          'only completed quests are paid',
          keys.every((quest) => model.isDue(quest)),
        )
        for (const quest of keys) model.claimQuest(quest)
      },
    }
  }
}
