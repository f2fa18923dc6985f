import { QUESTS } from '@otogi/rules/quests/quests'
import { describe, expect, it } from 'vitest'
import { slipsOf, type QuestDefinition, type QuestRecord, type Standing } from './slips.ts'

const DEFINITIONS: QuestDefinition[] = QUESTS.map(({ key, reward, type }) => ({ _id: key, name: key, reward, type }))
const NEW_PLAYER: Standing = { power: 0, level: 1 }
const FRESH: QuestRecord = {
  userid: 'p',
  statusQuestImage: 0,
  statusQuestSilueta: 0,
  statusQuestName: 0,
  statusQuestOpening: 0,
  statusQuestAllGames: 0,
  statusSummonsWeek: 0,
  statusLogInWeek: 1,
  statusPower1: 0,
  statusPower10: 0,
  statusLevel5: 0,
  statusLevel20: 0,
  numWeek: 1,
}

function slip(key: string, record: Partial<QuestRecord>, standing = NEW_PLAYER) {
  return slipsOf(DEFINITIONS, { ...FRESH, ...record }, standing).find((each) => each.key === key)
}

describe('the slips of the quest board', () => {
  it.each([
    ['image', { statusQuestImage: 0 }, 'open', 0, 1],
    ['image', { statusQuestImage: 1 }, 'claimable', 1, 1],
    ['silueta', { statusQuestSilueta: 2 }, 'claimed', 1, 1],
    ['all', { statusQuestAllGames: 5 }, 'open', 5, 6],
    ['all', { statusQuestAllGames: 6 }, 'claimable', 6, 6],
    ['all', { statusQuestAllGames: 7 }, 'claimed', 6, 6],
    ['summon', { statusSummonsWeek: 9 }, 'open', 9, 10],
    ['summon', { statusSummonsWeek: 11 }, 'claimed', 10, 10],
    ['log', { statusLogInWeek: 1 }, 'open', 1, 7],
    ['log', { statusLogInWeek: 7 }, 'claimable', 7, 7],
    ['log', { statusLogInWeek: 8 }, 'claimed', 7, 7],
  ])('say of %s at %o: %s, %i of %i', (key, record, state, done, goal) => {
    expect(slip(key, record)).toMatchObject({ state, done, goal })
  })

  it('measure special quests by power and level', () => {
    const standing = { power: 12_400, level: 3 }
    expect(slip('power', {}, standing)).toMatchObject({ state: 'open', done: 12_400, goal: 150_000 })
    expect(slip('power1', {}, standing)).toMatchObject({ done: 12_400, goal: 500_000 })
    expect(slip('level', {}, standing)).toMatchObject({ done: 3, goal: 5 })
    expect(slip('level1', {}, standing)).toMatchObject({ done: 3, goal: 20 })
  })

  it('keep a special quest complete when the power was sold again', () => {
    expect(slip('power', { statusPower1: 1 }, NEW_PLAYER)).toMatchObject({ state: 'claimable', done: 150_000 })
  })

  it('pay what the definitions say', () => {
    expect(slipsOf(DEFINITIONS, FRESH, NEW_PLAYER).map(({ reward }) => reward)).toEqual(
      QUESTS.map(({ reward }) => reward),
    )
  })
})
