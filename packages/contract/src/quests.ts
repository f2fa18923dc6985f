import { QUEST_GAMES } from '@otogi/rules/games/games'
import { QUEST_TYPES, QUEST_KEYS } from '@otogi/rules/quests/quests'
import * as z from 'zod/mini'
import { declareEndpoint } from './endpoint.ts'
import { Balance, Ignored, Nothing, PlayerId, WholeNumber } from './fields.ts'
import { findQuestField, type QuestField } from './quest-fields.ts'

const questShape = Object.fromEntries(QUEST_GAMES.map((game) => [findQuestField(game), WholeNumber])) as Record<
  QuestField,
  typeof WholeNumber
>

const QuestRecord = z
  .object({
    userid: z.string(),
    ...questShape,
    statusQuestAllGames: WholeNumber,
    statusSummonsWeek: WholeNumber,
    statusLogInWeek: WholeNumber,
    statusPower1: WholeNumber,
    statusPower10: WholeNumber,
    statusLevel5: WholeNumber,
    statusLevel20: WholeNumber,
    numWeek: WholeNumber,
  })
  .register(z.globalRegistry, { id: 'QuestRecord' })

const ClaimKey = z.enum(QUEST_KEYS)

export const quests = {
  find: declareEndpoint({
    method: 'GET',
    path: '/api/userQuests/findById',
    summary: 'The player’s quest progress',
    owner: ['id'],
    input: z.object({ id: PlayerId }),
    reply: QuestRecord,
  }),
  definitions: declareEndpoint({
    method: 'GET',
    path: '/api/userQuests/findQuestsById',
    summary: 'The definitions of all quests',
    owner: ['id'],
    input: z.object({ id: z.optional(PlayerId) }),
    reply: z.array(z.object({ _id: ClaimKey, name: z.string(), reward: WholeNumber, type: z.enum(QUEST_TYPES) })),
  }),
  create: declareEndpoint({
    method: 'POST',
    path: '/api/userQuests/create',
    summary: 'Returns the player’s quests (created with the account)',
    owner: ['userId'],
    input: z.object({ userId: PlayerId }),
    reply: QuestRecord,
  }),
  claim: declareEndpoint({
    method: 'PUT',
    path: '/api/userQuests/updateReward',
    summary: 'Pays a completed quest, once',
    owner: ['userid'],
    idempotent: true,
    input: z.object({ userid: PlayerId, game: ClaimKey, gachas: Ignored }),
    reply: z.tuple([QuestRecord, Balance]),
    refusals: ['NOT_CLAIMABLE'],
  }),
  claimAll: declareEndpoint({
    method: 'PUT',
    path: '/api/userQuests/claimAll',
    summary: 'Pays all completed quests, each once and with its own ledger entry',
    owner: ['userid'],
    idempotent: true,
    input: z.object({ userid: PlayerId }),
    reply: z.object({
      progress: QuestRecord,
      balance: Balance,
      /** The quests that this request claimed, and the sum of their rewards. */
      claimed: z.array(ClaimKey),
      paid: WholeNumber,
    }),
    refusals: ['NOT_CLAIMABLE'],
  }),
  updateWeek: declareEndpoint({
    method: 'POST',
    path: '/api/userQuests/updateWeekQuests',
    summary: 'Returns the player’s quest progress; kept for compatibility',
    owner: ['userid'],
    input: z.object({ userid: PlayerId, numWeek: Ignored, login: Ignored, summon: Ignored }),
    reply: QuestRecord,
  }),
  ready: declareEndpoint({
    method: 'GET',
    path: '/api/userQuests/ready',
    summary:
      'Rewards and quests that can be claimed, unread notices and solved games, for the header and the navigation',
    input: Nothing,
    reply: z.object({
      games: WholeNumber,
      quests: WholeNumber,
      inbox: WholeNumber,
      /** Number of games that the player has solved today, in any mode. */
      solved: WholeNumber,
    }),
  }),
}
