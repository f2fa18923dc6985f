import type { Card, Pack, Series } from '@otogi/content/pack'
import { pack as contract } from '@otogi/contract/pack'
import { getRarityRank } from '@otogi/rules/summon/rarity'
import type { Media } from '../../platform/media/media.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { Withdrawn } from '../withdrawn/index.ts'

type Deps = { readonly pack: Pack; readonly media: Pick<Media, 'card'>; readonly withdrawn: Withdrawn }
type Settings = { readonly googleClientId: string | null; readonly mail: boolean; readonly build: string }

const FACES = 5
const CACHE = 'public, max-age=300'

/** Serves the parts of the pack and the settings that the web app needs before sign-in. */
export function mountPackRoutes(mount: Mount, { pack, media, withdrawn }: Deps, settings: Settings): void {
  const readShown = withdrawn.perContent((content) => ({
    title: pack.title,
    series: pack.series.map((series) => ({ anime: series.guess.en, titles: series.title })),
    roadmap: [...pack.roadmap],
    community: pack.community,
    license: pack.license,
    credit: pack.credit,
    credits: pack.series.map(toCredit),
    showcase: listBestCards(pack.cards.filter(({ id }) => !content.cards.has(id))).map((card) => ({
      name: card.name.en,
      names: card.name,
      rarity: card.rarity,
      image: media.card(card.id, 600),
      thumbnail: media.card(card.id, 300),
    })),
  }))
  mount(contract.find, ({ reply }) => {
    void reply.header('cache-control', CACHE)
    return Promise.resolve(readShown())
  })
  mount(contract.settings, () => Promise.resolve(settings))
}

/** Returns the origin and license of a series and of its opening. */
function toCredit({ title, origin, published, rights, opening }: Series) {
  const { piece, composer, year, source } = opening
  const sources = source.flatMap(({ repo }) => repo ?? [])
  return { title, origin, published, rights, music: { piece, composer, year, sources } }
}

/** Lists the best cards by rarity and power, at most one per series. */
function listBestCards(cards: readonly Card[]): Card[] {
  const best = cards.toSorted((a, b) => getRarityRank(b.rarity) - getRarityRank(a.rarity) || b.power - a.power)
  const firstOfEach = new Map(best.toReversed().map((card) => [card.series, card]))
  return best.filter((card) => firstOfEach.get(card.series) === card).slice(0, FACES)
}
