import type { MediaRequest } from '@otogi/content/media/request'
import type { Pack } from '@otogi/content/pack'
import type { Game } from '@otogi/rules/games/games'
import { listShownMedia, type TakedownKind } from '@otogi/rules/takedown/takedown'
import type { Takedown, WithdrawnCard } from './store.ts'

/** The content withdrawn at a given time. */
export type WithdrawnContent = {
  /** Increases with each takedown and restoration. */
  readonly version: number
  /** The withdrawn cards by id, including those removed from the pack. */
  readonly cards: ReadonlyMap<string, WithdrawnCard>
  readonly series: ReadonlySet<string>
  /** Whether an answer must not be used in a game's puzzles. */
  hasAnswer(game: Game, answer: string): boolean
  hasMedia(request: MediaRequest): boolean
}

type PackParts = Pick<Pack, 'characters'>
type Active = Pick<Takedown, 'kind' | 'subject' | 'cards'>

export function createWithdrawnContent(
  pack: PackParts,
  takedowns: readonly Active[],
  version: number,
): WithdrawnContent {
  const listSubjects = (kind: TakedownKind) =>
    takedowns.filter((one) => one.kind === kind).map(({ subject }) => subject)
  const series = new Set(listSubjects('series'))
  const songs = new Set([...listSubjects('song'), ...series])
  const pictures = new Set([...listSubjects('picture'), ...series])
  const ofSeries = pack.characters.filter((character) => series.has(character.series)).map(({ id }) => id)
  const characters = new Set([...listSubjects('character'), ...ofSeries])
  const cards = new Map(takedowns.flatMap((one) => Object.entries(one.cards)))

  const hasMediaOf = (kind: MediaRequest['kind'], subject: string): boolean => {
    if (kind === 'card') return cards.has(subject)
    if (kind === 'clip') return songs.has(subject)
    return (kind === 'scene' || kind === 'cover' ? pictures : characters).has(subject)
  }
  return {
    version,
    cards,
    series,
    hasAnswer: (game, answer) => listShownMedia(game).some((kind) => hasMediaOf(kind, answer)),
    hasMedia: (request) => hasMediaOf(request.kind, getSubject(request)),
  }
}

function getSubject(request: MediaRequest): string {
  if ('card' in request) return request.card
  return 'series' in request ? request.series : request.character
}
