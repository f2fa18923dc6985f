import { startOfWeek, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import {
  applyClaim,
  findQuest,
  getStatus,
  isClaimable,
  listClaimableQuests,
  type Quest,
  type QuestKey,
  type QuestProgress,
} from '@otogi/rules/quests/quests'
import { writeTogether } from '../../platform/db/together.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { WriteContext } from '../../platform/http/run-locked.ts'
import { BALANCE_OF_WALLET, buildMintWrite, requireBalance, type Balance, type Payment } from '../wallet/index.ts'
import { buildProgressWrite, findProgress, type Claim, type Progress } from './store.ts'

/** The period stored for quests that can be claimed only once. */
const FOR_EVER = '1970-01-01'

type QuestClaimResult = { readonly progress: Progress; readonly balance: Balance }

/** Pays a player's completed quest. Returns the updated progress and balance. */
export async function claimQuest(context: WriteContext, key: QuestKey): Promise<QuestClaimResult> {
  const before = await findProgress(context.tx, context.player.id)
  if (!isClaimable(key, getStatus(before.quests, key))) throw new Refusal('NOT_CLAIMABLE')
  return payQuests(context, before, [findQuest(key)])
}

/**
 * Pays all of a player's completed quests. Refuses if there are none. Returns the updated progress, the balance and
 * the paid quests.
 */
export async function claimAllQuests(
  context: WriteContext,
): Promise<QuestClaimResult & { readonly quests: readonly Quest[] }> {
  const before = await findProgress(context.tx, context.player.id)
  const quests = listClaimableQuests(before.quests)
  if (quests.length === 0) throw new Refusal('NOT_CLAIMABLE')
  return { ...(await payQuests(context, before, quests)), quests }
}

/** Saves one claim and one ledger entry for each quest. */
async function payQuests(
  { tx, player, at, today }: WriteContext,
  progress: Progress,
  quests: readonly Quest[],
): Promise<QuestClaimResult> {
  const claimed = quests.reduce<QuestProgress>(
    (claimedSoFar, { key }) => applyClaim(claimedSoFar, key),
    progress.quests,
  )
  const claims = quests.map((quest) => toClaim(quest, today, at))
  const writes = [
    buildProgressWrite(player.id, { quests: claimed, claims }),
    buildMintWrite(player.id, quests.map(toPayment), at),
  ]
  const balance = requireBalance(await writeTogether(tx, writes, BALANCE_OF_WALLET))
  return { progress: { ...progress, quests: claimed }, balance }
}

export function toPayment({ key, reward }: Quest): Payment {
  return { gachas: reward, reason: `quest:${key}` }
}

export function toClaim(quest: Quest, day: MadridDay, at: Date): Claim {
  return { quest: quest.key, period: toPeriod(quest, day), gachas: quest.reward, at }
}

/** Returns the first day of the period that a quest's reward is for. */
export function toPeriod(quest: Quest, day: MadridDay): string {
  switch (quest.type) {
    case 'daily':
      return day
    case 'week':
      return startOfWeek(day)
    case 'special':
      return FOR_EVER
  }
}
