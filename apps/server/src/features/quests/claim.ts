import { mondayOf, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import {
  claim as afterClaim,
  isClaimable,
  questOf,
  statusOf,
  type Quest,
  type QuestKey,
} from '@otogi/rules/quests/quests'
import type { Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { mint } from '../wallet/index.ts'
import { findProgress, recordClaim, saveProgress } from './store.ts'

/** The period of quests that are claimed once for ever. */
const FOR_EVER = '1970-01-01'

type When = { readonly today: MadridDay; readonly at: Date }

/** Pays a completed quest of a player whose row is locked. */
export async function claim(tx: Tx, playerId: string, key: QuestKey, when: When): Promise<void> {
  const { quests } = await findProgress(tx, playerId)
  if (!isClaimable(key, statusOf(quests, key))) throw new Refusal('NOT_CLAIMABLE')
  await saveProgress(tx, playerId, afterClaim(quests, key))
  await pay(tx, playerId, questOf(key), when)
}

/** Records and pays; `when.today` is the day that the quest belongs to. */
export async function pay(tx: Tx, playerId: string, quest: Quest, { today, at }: When): Promise<void> {
  await recordClaim(tx, playerId, { quest: quest.key, period: periodOf(quest, today), gachas: quest.reward, at })
  await mint(tx, playerId, { gachas: quest.reward, reason: `quest:${quest.key}`, at })
}

/** What names the period that a quest of a day is paid for. */
export function periodOf(quest: Quest, today: MadridDay): string {
  switch (quest.type) {
    case 'daily':
      return today
    case 'week':
      return mondayOf(today)
    case 'special':
      return FOR_EVER
  }
}
