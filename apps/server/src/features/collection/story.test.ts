import { api } from '@otogi/contract/api'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/test-server.ts'

test('everyone can read who is on a card and from which work', async () => {
  await using server = await startTestServer()
  const [card] = server.pack.cards
  const visitor = server.visitor()
  const story = await visitor.call(api.collection.story, { cardId: card?.id })
  expect(story).toEqual({
    character: { names: { en: 'Abelard', es: 'Abelard' }, line: { en: 'Abelard', es: 'Abelard es' } },
    series: {
      titles: { en: 'Moon Harbor', es: 'Moon Harbor es' },
      origin: { en: 'Nowhere', es: 'Nowhere es' },
      published: { en: '2026', es: '2026 es' },
    },
  })
  expect(await visitor.refusal(api.collection.story, { cardId: 'nobody-1' })).toBe('CARD_UNKNOWN')
})
