import { quests } from '@otogi/contract/quests'
import { ranking } from '@otogi/contract/ranking'
import { createAnswer, leavePending, createRefusal } from './answer.ts'
import { noRanks } from './answers/players.ts'
import { captureScreen } from './screen.ts'

captureScreen('quests', '/home/quests', { withDecor: true })
captureScreen('quests-week', '/home/quests?tab=week', { looks: ['phone', 'desk'] })
captureScreen('quests-special', '/home/quests?tab=special', { looks: ['phone', 'tablet', 'deskByDay'] })
captureScreen('quests-waiting', '/home/quests', { looks: ['tablet'], answers: [leavePending(quests.find)] })
captureScreen('quests-failed', '/home/quests', { looks: ['phone'], answers: [createRefusal(quests.find, 'TOO_MANY')] })

captureScreen('ranking', '/home/ranking')
captureScreen('ranking-empty', '/home/ranking', { looks: ['phone'], answers: [createAnswer(ranking.find, noRanks)] })
captureScreen('ranking-waiting', '/home/ranking', { looks: ['tablet'], answers: [leavePending(ranking.find)] })
captureScreen('ranking-failed', '/home/ranking', {
  looks: ['desk'],
  answers: [createRefusal(ranking.find, 'TOO_MANY')],
})
