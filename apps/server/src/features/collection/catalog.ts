import type { Card as PackCard, Pack } from '@otogi/content/pack'
import type { Card, CardStory } from '@otogi/contract/collection'
import { WITHDRAWN_PICTURE } from '@otogi/rules/takedown/takedown'
import type { Media } from '../../platform/media/media.ts'
import { createWithdrawn, type Withdrawn, type WithdrawnCard } from '../withdrawn/index.ts'

/**
 * All cards of the pack in the form of the API, by id. Withdrawn cards have a neutral picture and remain in the catalog
 * after they are removed from the pack.
 */
export type Catalog = {
  list(): readonly Card[]
  get(cardId: string): Card
  /** Returns undefined for unknown ids, e.g. ids of cards that were removed from the pack. */
  find(cardId: string): Card | undefined
  /** Returns the character and the series of a card; undefined for unknown ids. */
  story(cardId: string): CardStory | undefined
}

export function createCatalog(
  pack: Pack,
  media: Pick<Media, 'card'>,
  withdrawn: Withdrawn = createWithdrawn(pack),
): Catalog {
  const inPack = pack.cards.map((card) => [card.id, toCard(pack, media, card)] as const)
  const readCards = withdrawn.perContent(({ cards }) => {
    const hidden = [...cards].map(([id, card]) => [id, toWithdrawnCard(card)] as const)
    return new Map<string, Card>([...inPack, ...hidden])
  })
  const readList = withdrawn.perContent(() => [...readCards().values()])
  return {
    list: readList,
    get(cardId) {
      const card = readCards().get(cardId)
      if (!card) throw new Error(`the pack has no card ${cardId}`)
      return card
    },
    find: (cardId) => readCards().get(cardId),
    story: (cardId) => findCardStory(pack, cardId),
  }
}

function findCardStory(pack: Pack, cardId: string): CardStory | undefined {
  const card = pack.cardById.get(cardId)
  const series = card && pack.seriesById.get(card.series)
  const character = card && pack.characterById.get(card.character)
  if (!series || !character) return undefined
  return {
    character: { names: character.name, line: character.line },
    series: { titles: series.title, origin: series.origin, published: series.published },
  }
}

function toWithdrawnCard(card: WithdrawnCard): Card {
  return { ...card, image: WITHDRAWN_PICTURE, thumbnail: WITHDRAWN_PICTURE, isWithdrawn: true }
}

function toCard(pack: Pack, media: Pick<Media, 'card'>, card: PackCard): Card {
  const series = pack.seriesById.get(card.series)
  const character = pack.characterById.get(card.character)
  if (!series || !character) throw new Error(`card ${card.id} has no series or character`)
  return {
    id: card.id,
    name: card.name.en,
    names: card.name,
    anime: series.guess.en,
    titles: series.title,
    character: character.name.en,
    rarity: card.rarity,
    power: card.power,
    image: media.card(card.id, 600),
    thumbnail: media.card(card.id, 300),
    tint: series.tint,
  }
}
