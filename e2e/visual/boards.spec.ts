import { quests } from '@otogi/contract/quests'
import { ranking } from '@otogi/contract/ranking'
import { createMockReply, createPendingReply, createMockRefusal } from './mock-reply.ts'
import { noRanks } from './replies/players.ts'
import { captureScreen } from './screen.ts'

captureScreen('quests', '/home/quests', { withDecor: true })
captureScreen('quests-week', '/home/quests?tab=week', { variants: ['phone', 'desk'] })
captureScreen('quests-special', '/home/quests?tab=special', { variants: ['phone', 'tablet', 'deskByDay'] })
captureScreen('quests-waiting', '/home/quests', { variants: ['tablet'], replies: [createPendingReply(quests.find)] })
captureScreen('quests-failed', '/home/quests', {
  variants: ['phone'],
  replies: [createMockRefusal(quests.find, 'TOO_MANY')],
})

captureScreen('ranking', '/home/ranking')
captureScreen('ranking-empty', '/home/ranking', {
  variants: ['phone'],
  replies: [createMockReply(ranking.find, noRanks)],
})
captureScreen('ranking-waiting', '/home/ranking', { variants: ['tablet'], replies: [createPendingReply(ranking.find)] })
captureScreen('ranking-failed', '/home/ranking', {
  variants: ['desk'],
  replies: [createMockRefusal(ranking.find, 'TOO_MANY')],
})
