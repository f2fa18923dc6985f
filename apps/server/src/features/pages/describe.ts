import type { Card, CardStory } from '@otogi/contract/collection'
import { isMadridDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { formatThousands } from '@otogi/rules/format/number'
import { GAMES } from '@otogi/rules/games/games'
import type { Language } from '@otogi/rules/languages/languages'
import type { Database } from '../../platform/db/db.ts'
import type { PageHead } from '../../platform/http/page-head.ts'
import type { PageDescriber } from '../../platform/http/serve-web.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { PageTexts, ServerTexts } from '../../texts/server-texts.ts'
import { getTexts } from '../../texts/texts.ts'
import type { Catalog } from '../collection/index.ts'
import type { Challenges, GuestPicture } from '../games/index.ts'
import { findPublicProfile } from '../profile/index.ts'
import type { SharedPulls } from '../summon/index.ts'
import { HEIGHT, WIDTH } from './compose.ts'
import { toPreviewPath, type PreviewFinder, type Preview } from './previews.ts'

export type PageDeps = {
  readonly db: Database
  readonly sharedPulls: SharedPulls
  readonly challenges: Pick<Challenges, 'find'>
  readonly clock: Clock
  readonly catalog: Catalog
  /** Finds the first picture of that day's guest puzzle. */
  readonly findGuestPicture: (day: MadridDay) => GuestPicture | undefined
}

/** Path prefix of daily puzzle previews. The path contains the day, because the picture changes daily. */
const TODAY = '/today/'
const PLAYER = /^\/players\/([A-Za-z0-9]{1,15})$/
const PULL = /^\/pulls\/([\w-]{1,64})$/
const CHALLENGE = /^\/challenges\/([\w-]{1,128})$/
const CARD = /^\/cards\/([^/]{1,64})$/

/** The public pages with fixed paths, and their texts. */
const FIXED_PAGES: Readonly<Record<string, (texts: ServerTexts['pages']) => PageTexts>> = {
  '/': ({ home }) => home(GAMES.length),
  '/odds': ({ odds }) => odds,
  '/books': ({ books }) => books,
  '/credits': ({ credits }) => credits,
  '/privacy': ({ privacy }) => privacy,
}

/** Creates titles and descriptions of public pages for search engines and link previews. */
export function createPageDescriber(deps: PageDeps): PageDescriber {
  const find = createSubjectFinder(deps)
  const describeFixedPage = createFixedPageDescriber(deps)
  return async (address, language) => {
    const path = removeTrailingSlash(address)
    // Visitors see today's puzzle at both `/` and `/today`, so both pages have the same description.
    const fixed = describeFixedPage(path === '/today' ? '/' : path, language)
    if (fixed) return fixed
    const card = find.card(path)
    if (card) return describeCard(card, deps.catalog.story(card.id), language)
    const profile = await find.profile(path)
    if (profile) return describePlayer(profile, language)
    const pull = await find.pull(path)
    if (pull) return describePull(pull, path, language)
    const challenge = await find.challenge(path)
    return challenge && describeChallenge(challenge, path, language)
  }
}

/** Lists the paths of public pages for the site map. */
export function listPublicPaths({ catalog }: PageDeps): string[] {
  return [
    ...Object.keys(FIXED_PAGES),
    ...catalog.list().flatMap(({ id, isWithdrawn }) => (isWithdrawn ? [] : `/cards/${id}`)),
  ]
}

export function createPreviewFinder(deps: PageDeps): PreviewFinder {
  const find = createSubjectFinder(deps)
  return async (path): Promise<Preview | undefined> => {
    if (path.startsWith(TODAY)) return findPuzzlePreview(deps, path.slice(TODAY.length))
    if (Object.hasOwn(FIXED_PAGES, path)) return { kind: 'plain' }
    const card = find.card(path)
    if (card) return toCardsPreview([card])
    const profile = await find.profile(path)
    if (profile) return toCardsPreview(profile.showcase.map((id) => deps.catalog.get(id)))
    const pull = await find.pull(path)
    if (pull) return toCardsPreview(pull.cards)
    return (await find.challenge(path)) && { kind: 'plain' }
  }
}

/** Finds what the public page at a path shows; undefined if the path is not a public page. */
function createSubjectFinder({ db, clock, catalog, sharedPulls, challenges }: PageDeps) {
  return {
    card(path: string) {
      const [, id] = CARD.exec(path) ?? []
      return id === undefined ? undefined : catalog.find(id)
    },
    async profile(path: string) {
      const [, username] = PLAYER.exec(path) ?? []
      if (username === undefined) return undefined
      return findPublicProfile({ db: db.reader, catalog, today: clock.today() }, username)
    },
    async pull(path: string) {
      const [, token] = PULL.exec(path) ?? []
      return token === undefined ? undefined : sharedPulls.find(db.reader, token)
    },
    async challenge(path: string) {
      const [, token] = CHALLENGE.exec(path) ?? []
      return token === undefined ? undefined : challenges.find(token)
    },
  }
}

type FoundSubject<Kind extends keyof ReturnType<typeof createSubjectFinder>> = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createSubjectFinder>[Kind]>>
>

/**
 * Finds only the preview of today's puzzle. The preview of a later day would reveal its puzzle, and previews of earlier
 * days are not needed.
 */
function findPuzzlePreview({ clock, findGuestPicture }: PageDeps, day: string): Preview | undefined {
  const picture = isMadridDay(day) && day === clock.today() ? findGuestPicture(day) : undefined
  return picture && { kind: 'scene', picture: picture.request }
}

function createFixedPageDescriber({ clock, findGuestPicture }: PageDeps) {
  return (path: string, language: Language): PageHead | undefined => {
    const selectTexts = Object.hasOwn(FIXED_PAGES, path) ? FIXED_PAGES[path] : undefined
    if (!selectTexts) return undefined
    const { pages } = getTexts(language)
    const texts = selectTexts(pages)
    const picture = path === '/' ? `${TODAY}${clock.today()}` : path
    const alternative = path === '/' ? pages.todaysPicture : texts.title
    return {
      ...texts,
      path,
      picture: toPicture(picture, alternative),
      ...(path === '/' && { firstPicture: findGuestPicture(clock.today())?.address }),
    }
  }
}

function describeCard(card: Card, story: CardStory | undefined, language: Language): PageHead {
  const name = card.names[language]
  const path = `/cards/${card.id}`
  return {
    title: `${name} · ${card.titles[language]} · Otogi`,
    description: `${card.rarity} · ${card.power} P. ${story?.character.line[language] ?? ''}`,
    path,
    picture: toPicture(path, getTexts(language).pages.cardPicture(name)),
  }
}

function describePlayer(
  { username, level, totalPower, uniqueCards }: FoundSubject<'profile'>,
  language: Language,
): PageHead {
  const path = `/players/${username}`
  const { pages } = getTexts(language)
  return {
    title: `${username} · Otogi`,
    description: pages.player({ level, power: formatThousands(totalPower), cards: uniqueCards }),
    path,
    picture: toPicture(path, pages.showcase(username)),
  }
}

function describePull({ username, cards }: FoundSubject<'pull'>, path: string, language: Language): PageHead {
  const description = cards.map(({ rarity, names }) => `${rarity} ${names[language]}`).join(', ')
  const title = getTexts(language).pages.pull(username, cards.length)
  return { title: `${title} · Otogi`, description, path, picture: toPicture(path, description) }
}

function describeChallenge(challenge: FoundSubject<'challenge'>, path: string, language: Language): PageHead {
  const { pages } = getTexts(language)
  const title = pages.challenge(challenge)
  return {
    title: `${title} · Otogi`,
    description: pages.challengeInvitation,
    path,
    picture: toPicture(path, title),
  }
}

/** Returns a preview of the cards, without withdrawn ones. If there are none, returns the plain preview. */
function toCardsPreview(cards: readonly Card[]): Preview {
  const shown = cards.filter(({ isWithdrawn }) => !isWithdrawn)
  if (shown.length === 0) return { kind: 'plain' }
  return { kind: 'cards', cards: shown.map(({ id, rarity }) => ({ id, rarity })) }
}

function toPicture(path: string, altText: string): PageHead['picture'] {
  return { path: toPreviewPath(path), width: WIDTH, height: HEIGHT, alternative: altText }
}

/** Removes the trailing slash. Pages work with and without it; the canonical URL has none. */
function removeTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
