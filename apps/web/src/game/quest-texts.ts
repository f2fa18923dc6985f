import { QUEST_GAMES, ROUTE_GAME, WIRE_GAME, type QuestGame, type WireName } from '@otogi/rules/games/games'
import type { QuestKey } from '@otogi/rules/quests/quests'
import { GAME_TEXTS } from './game-texts.ts'
import type { TextKey } from '../texts/catalog.ts'
import type { IconName } from '../ui/icon-shapes.tsx'

/** A quest's texts: the task, what counts as progress, and where to do it. */
type QuestText = { icon: IconName; task: TextKey; counted?: TextKey; way?: { href: string; text: TextKey } }

const GAMES = { href: '/home/games', text: 'quests.play' } as const
const SUMMON = { href: '/home/summon', text: 'quests.goSummon' } as const

export const QUEST_TEXTS: Readonly<Record<QuestKey, QuestText>> = {
  ...buildGameTexts(),
  all: { icon: 'games', task: 'quests.all', counted: 'quests.countGames', way: GAMES },
  summon: { icon: 'summon', task: 'quests.summon', counted: 'quests.countCards', way: SUMMON },
  log: { icon: 'sun', task: 'quests.log', counted: 'quests.countDays' },
  power: { icon: 'star', task: 'quests.power', counted: 'quests.countPower', way: SUMMON },
  power1: { icon: 'star', task: 'quests.power', counted: 'quests.countPower', way: SUMMON },
  level: { icon: 'ranking', task: 'quests.level', counted: 'quests.countLevel', way: GAMES },
  level1: { icon: 'ranking', task: 'quests.level', counted: 'quests.countLevel', way: GAMES },
}

function buildGameTexts(): Record<WireName<QuestGame>, QuestText> {
  const entries = QUEST_GAMES.map((game) => {
    const { icon, quest } = GAME_TEXTS[game]
    const way = { href: `/home/games/${ROUTE_GAME[game]}`, text: 'quests.play' } as const
    return [WIRE_GAME[game], { icon, task: quest, way } satisfies QuestText]
  })
  return Object.fromEntries(entries) as Record<WireName<QuestGame>, QuestText>
}
