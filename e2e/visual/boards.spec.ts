import { quests } from '@otogi/contract/quests'
import { ranking } from '@otogi/contract/ranking'
import { answer, never, refuse } from './answer.ts'
import { noRanks } from './answers/players.ts'
import { portray } from './screen.ts'

portray('quests', '/home/quests', { withDecor: true })
portray('quests-week', '/home/quests?tab=week', { looks: ['phone', 'desk'] })
portray('quests-special', '/home/quests?tab=special', { looks: ['phone', 'tablet', 'deskByDay'] })
portray('quests-waiting', '/home/quests', { looks: ['tablet'], answers: [never(quests.find)] })
portray('quests-failed', '/home/quests', { looks: ['phone'], answers: [refuse(quests.find, 'TOO_MANY')] })

portray('ranking', '/home/ranking')
portray('ranking-empty', '/home/ranking', { looks: ['phone'], answers: [answer(ranking.find, noRanks)] })
portray('ranking-waiting', '/home/ranking', { looks: ['tablet'], answers: [never(ranking.find)] })
portray('ranking-failed', '/home/ranking', { looks: ['desk'], answers: [refuse(ranking.find, 'TOO_MANY')] })
