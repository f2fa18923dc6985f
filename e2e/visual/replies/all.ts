import { accounts } from '@otogi/contract/accounts'
import { announcements } from '@otogi/contract/announcements'
import { blocks } from '@otogi/contract/blocks'
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
import { reminders } from '@otogi/contract/reminders'
import { statistics } from '@otogi/contract/statistics'
import { summon } from '@otogi/contract/summon'
import { wallet } from '@otogi/contract/wallet'
import { createMockReply, createMockPage, type MockReply } from '../mock-reply.ts'
import { cards, collectionReply, provenance, story } from './cards.ts'
import { animes, characters, untouched } from './games.ts'
import { createPuzzle } from './puzzles.ts'
import { inbox, listings, prices } from './market.ts'
import { openBooks, openPoll, playedPack, reminderSettings, settings } from './open.ts'
import { NOW, type Player } from './player.ts'
import { community, history, played, ranks, seen, yesterday } from './players.ts'
import { definitions, progress } from './quests.ts'
import { banners, fairness, odds, pulls, summoned } from './summon.ts'

const TODAY = { lastReset: '2026,03,14', resetWeek: '2026,03,16' }

/** Default replies to all calls made by the screens. */
export function createDefaultReplies(player: Player): MockReply[] {
  return [
    createMockReply(accounts.find, player),
    createMockReply(accounts.updateLevel, player),
    createMockReply(accounts.updateLanguage, player),
    createMockReply(day.find, TODAY),
    createMockReply(day.update, NOW),
    createMockReply(wallet.find, { gachas: 3240, throws: 43 }),
    createMockReply(quests.ready, { games: 1, quests: 4, inbox: 1, solved: 2 }),
    ...createGameReplies(),
    createMockReply(quests.find, progress),
    createMockReply(quests.definitions, definitions),
    createMockReply(summon.banners, banners),
    createMockReply(summon.odds, odds),
    createMockReply(summon.history, pulls),
    createMockReply(summon.shareLink, { path: '/pulls/AAAA' }),
    createMockReply(summon.fairness, fairness),
    createMockReply(summon.pull, summoned),
    createMockReply(collection.cards, [...cards]),
    createMockReply(collection.find, collectionReply),
    createMockReply(collection.story, story),
    createMockReply(collection.provenance, provenance),
    createMockPage(market.list, listings, 78),
    createMockReply(market.prices, prices),
    createMockReply(market.inbox, inbox),
    createMockReply(market.readInbox, {}),
    createMockReply(market.wishes, []),
    createMockReply(polls.find, openPoll),
    createMockReply(reminders.find, reminderSettings),
    createMockReply(blocks.find, []),
    createMockReply(ranking.find, ranks),
    createMockReply(profile.find, seen),
    createMockReply(profile.findPublic, seen),
    createMockReply(summon.shared, {
      username: 'BenzaitenNoUta',
      at: Date.parse('2026-11-18T11:00:00Z'),
      banner: 'normal',
      cards: cards.slice(0, 10),
    }),
    createMockReply(announcements.find, []),
    createMockReply(pack.find, playedPack),
    createMockReply(pack.settings, settings),
    createMockReply(books.find, openBooks),
  ]
}

function createGameReplies(): MockReply[] {
  return [
    createMockReply(games.find, { ...untouched, finishedImage: [true, false, false], finishedName: true }),
    createMockReply(games.findPuzzle, createPuzzle('image', { image_game: ['/media/scene/fresh'], stage: 500 })),
    createMockReply(games.animes, animes),
    createMockReply(guest.find, createPuzzle('image', { image_game: ['/media/scene/fresh'], stage: 400 })),
    createMockReply(guest.animes, animes),
    createMockReply(games.characters, characters),
    createMockReply(statistics.stats, played),
    createMockReply(statistics.history, history),
    createMockReply(statistics.yesterday, yesterday),
    createMockReply(statistics.community, community),
  ]
}
