import { QUESTS } from '@otogi/rules/quests/quests'
import type { WireReplyOf } from '@otogi/contract/endpoint'
import type { quests } from '@otogi/contract/quests'

export const definitions: WireReplyOf<typeof quests.definitions> = QUESTS.map(({ key, reward, type }) => ({
  _id: key,
  name: key,
  reward,
  type,
}))

/** Some of the quests are open, some claimable, and some claimed. */
export const progress: WireReplyOf<typeof quests.find> = {
  userid: 'p1',
  statusQuestImage: 2,
  statusQuestSilueta: 1,
  statusQuestName: 1,
  statusQuestOpening: 0,
  statusQuestAllGames: 3,
  statusSummonsWeek: 10,
  statusLogInWeek: 4,
  statusPower1: 0,
  statusPower10: 0,
  statusLevel5: 2,
  statusLevel20: 0,
  numWeek: 11,
}
