import type { Card as PackCard, Pack } from '@otogi/content/pack'
import type { Card, CardStory } from '@otogi/contract/collection'
import type { Media } from '../../platform/media/media.ts'

/** All cards of the pack in the form of the API, by id. */
export type Catalog = {
  readonly cards: readonly Card[]
  get(cardId: string): Card
  /** Returns undefined for unknown ids, e.g. ids of cards that were removed from the pack. */
  find(cardId: string): Card | undefined
  /** Returns the character and the series of a card; undefined for unknown ids. */
  story(cardId: string): CardStory | undefined
}

export function createCatalog(pack: Pack, media: Pick<Media, 'card'>): Catalog {
  const cards = pack.cards.map((card) => toCard(pack, media, card))
  const byId = new Map(cards.map((card) => [card.id, card]))
  return {
    cards,
    get(cardId) {
      const card = byId.get(cardId)
      if (!card) throw new Error(`the pack has no card ${cardId}`)
      return card
    },
    find: (cardId) => byId.get(cardId),
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
    tint: series.palette[0] ?? '#8fa0c8',
  }
}
