import { accounts } from '@otogi/contract/accounts'
import { books } from '@otogi/contract/books'
import { collection } from '@otogi/contract/collection'
import { day } from '@otogi/contract/day'
import { games } from '@otogi/contract/games'
import { guest } from '@otogi/contract/guest'
import { market } from '@otogi/contract/market'
import { pack } from '@otogi/contract/pack'
import { polls } from '@otogi/contract/polls'
import { profile } from '@otogi/contract/profile'
import { quests } from '@otogi/contract/quests'
import { ranking } from '@otogi/contract/ranking'
import { statistics } from '@otogi/contract/statistics'
import { summon } from '@otogi/contract/summon'
import { wallet } from '@otogi/contract/wallet'
import { createAnswer, createPageAnswer, type Answer } from '../answer.ts'
import { cards, held, provenance, story } from './cards.ts'
import { animes, characters, untouched } from './games.ts'
import { createPuzzle } from './puzzles.ts'
import { inbox, listings, prices } from './market.ts'
import { openBooks, openPoll, playedPack, settings } from './open.ts'
import { NOW, type Player } from './player.ts'
import { community, history, played, ranks, seen, yesterday } from './players.ts'
import { definitions, progress } from './quests.ts'
import { banners, fairness, odds, pulls, summoned } from './summon.ts'

const TODAY = { lastReset: '2026,03,14', resetWeek: '2026,03,16' }

/** Default replies to all calls of the screens. */
export function createDefaultAnswers(player: Player): Answer[] {
  return [
    createAnswer(accounts.find, player),
    createAnswer(accounts.updateLevel, player),
    createAnswer(accounts.updateLanguage, player),
    createAnswer(day.find, TODAY),
    createAnswer(day.update, NOW),
    createAnswer(wallet.find, { gachas: 3240, throws: 43 }),
    createAnswer(quests.ready, { games: 1, quests: 4, inbox: 1 }),
    ...createGameAnswers(),
    createAnswer(quests.find, progress),
    createAnswer(quests.definitions, definitions),
    createAnswer(summon.banners, banners),
    createAnswer(summon.odds, odds),
    createAnswer(summon.history, pulls),
    createAnswer(summon.shareLink, { path: '/pulls/AAAA' }),
    createAnswer(summon.fairness, fairness),
    createAnswer(summon.pull, summoned),
    createAnswer(collection.cards, [...cards]),
    createAnswer(collection.find, held),
    createAnswer(collection.story, story),
    createAnswer(collection.provenance, provenance),
    createPageAnswer(market.list, listings, 78),
    createAnswer(market.prices, prices),
    createAnswer(market.inbox, inbox),
    createAnswer(market.readInbox, {}),
    createAnswer(polls.find, openPoll),
    createAnswer(ranking.find, ranks),
    createAnswer(profile.find, seen),
    createAnswer(profile.findPublic, seen),
    createAnswer(summon.shared, {
      username: 'BenzaitenNoUta',
      at: Date.parse('2026-11-18T11:00:00Z'),
      banner: 'normal',
      cards: cards.slice(0, 10),
    }),
    createAnswer(pack.find, playedPack),
    createAnswer(pack.settings, settings),
    createAnswer(books.find, openBooks),
  ]
}

function createGameAnswers(): Answer[] {
  return [
    createAnswer(games.find, { ...untouched, finishedImage: [true, false, false], finishedName: true }),
    createAnswer(games.findPuzzle, createPuzzle('image', { image_game: ['/media/scene/fresh'], stage: 500 })),
    createAnswer(games.animes, animes),
    createAnswer(guest.find, createPuzzle('image', { image_game: ['/media/scene/fresh'], stage: 400 })),
    createAnswer(guest.animes, animes),
    createAnswer(games.characters, characters),
    createAnswer(statistics.stats, played),
    createAnswer(statistics.history, history),
    createAnswer(statistics.yesterday, yesterday),
    createAnswer(statistics.community, community),
  ]
}
