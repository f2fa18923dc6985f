import { QUESTS } from '@otogi/rules/quests/quests'
import { expect, it } from 'vitest'
import { QUEST_TEXTS } from './quest-texts.ts'

it('each quest links to the page where it is done', () => {
  expect(QUESTS.map(({ key }) => [key, QUEST_TEXTS[key].way?.href])).toEqual([
    ['image', '/home/games/image'],
    ['silueta', '/home/games/silueta'],
    ['name', '/home/games/name'],
    ['opening', '/home/games/opening'],
    ['all', '/home/games'],
    ['summon', '/home/summon'],
    ['log', undefined],
    ['power', '/home/summon'],
    ['power1', '/home/summon'],
    ['level', '/home/games'],
    ['level1', '/home/games'],
  ])
})
