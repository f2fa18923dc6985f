import { QUESTS } from '@otogi/rules/quests/quests'
import { describe, expect, it } from 'vitest'
import type { QuestRecord } from '../../game/quests.ts'
import { toQuestViews, type QuestDefinition, type PlayerStats } from './quest-views.ts'

const DEFINITIONS: QuestDefinition[] = QUESTS.map(({ key, reward, type }) => ({ id: key, name: key, reward, type }))
const NEW_PLAYER: PlayerStats = { power: 0, level: 1 }
const FRESH: QuestRecord = {
  playerId: 'p',
  image: 0,
  silhouette: 0,
  name: 0,
  opening: 0,
  allGames: 0,
  summonsWeek: 0,
  loginsWeek: 1,
  power150k: 0,
  power500k: 0,
  level5: 0,
  level20: 0,
  week: 1,
}

function createQuestView(key: string, record: Partial<QuestRecord>, stats = NEW_PLAYER) {
  return toQuestViews(DEFINITIONS, { ...FRESH, ...record }, stats).find((each) => each.key === key)
}

describe('the quests on the quest page', () => {
  it.each([
    ['image', { image: 0 }, 'open', 0, 1],
    ['image', { image: 1 }, 'claimable', 1, 1],
    ['silueta', { silhouette: 2 }, 'claimed', 1, 1],
    ['all', { allGames: 5 }, 'open', 5, 6],
    ['all', { allGames: 6 }, 'claimable', 6, 6],
    ['all', { allGames: 7 }, 'claimed', 6, 6],
    ['summon', { summonsWeek: 9 }, 'open', 9, 10],
    ['summon', { summonsWeek: 11 }, 'claimed', 10, 10],
    ['log', { loginsWeek: 1 }, 'open', 1, 7],
    ['log', { loginsWeek: 7 }, 'claimable', 7, 7],
    ['log', { loginsWeek: 8 }, 'claimed', 7, 7],
  ])('show %s at %o as %s, %i of %i', (key, record, state, progress, goal) => {
    expect(createQuestView(key, record)).toMatchObject({ state, progress, goal })
  })

  it('measure special quests by power and level', () => {
    const stats = { power: 12_400, level: 3 }
    expect(createQuestView('power', {}, stats)).toMatchObject({ state: 'open', progress: 12_400, goal: 150_000 })
    expect(createQuestView('power1', {}, stats)).toMatchObject({ progress: 12_400, goal: 500_000 })
    expect(createQuestView('level', {}, stats)).toMatchObject({ progress: 3, goal: 5 })
    expect(createQuestView('level1', {}, stats)).toMatchObject({ progress: 3, goal: 20 })
  })

  it('keep a special quest complete after cards were sold', () => {
    expect(createQuestView('power', { power150k: 1 }, NEW_PLAYER)).toMatchObject({
      state: 'claimable',
      progress: 150_000,
    })
  })

  it('have the rewards of the definitions', () => {
    expect(toQuestViews(DEFINITIONS, FRESH, NEW_PLAYER).map(({ reward }) => reward)).toEqual(
      QUESTS.map(({ reward }) => reward),
    )
  })
})
