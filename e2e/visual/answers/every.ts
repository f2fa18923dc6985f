import { accounts } from '@otogi/contract/accounts'
import { books } from '@otogi/contract/books'
import { collection } from '@otogi/contract/collection'
import { day } from '@otogi/contract/day'
import { games } from '@otogi/contract/games'
import { market } from '@otogi/contract/market'
import { pack } from '@otogi/contract/pack'
import { polls } from '@otogi/contract/polls'
import { profile } from '@otogi/contract/profile'
import { quests } from '@otogi/contract/quests'
import { ranking } from '@otogi/contract/ranking'
import { statistics } from '@otogi/contract/statistics'
import { summon } from '@otogi/contract/summon'
import { wallet } from '@otogi/contract/wallet'
import { answer, answerPage, type Answer } from '../answer.ts'
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
    answer(accounts.find, player),
    answer(accounts.updateLevel, player),
    answer(accounts.updateLanguage, player),
    answer(day.find, TODAY),
    answer(day.update, NOW),
    answer(wallet.find, { gachas: 3240, throws: 43 }),
    answer(quests.ready, { games: 1, quests: 4, inbox: 1 }),
    ...createGameAnswers(),
    answer(quests.find, progress),
    answer(quests.definitions, definitions),
    answer(summon.banners, banners),
    answer(summon.odds, odds),
    answer(summon.history, pulls),
    answer(summon.fairness, fairness),
    answer(summon.pull, summoned),
    answer(collection.cards, [...cards]),
    answer(collection.find, held),
    answer(collection.story, story),
    answer(collection.provenance, provenance),
    answerPage(market.list, listings, 78),
    answer(market.prices, prices),
    answer(market.inbox, inbox),
    answer(market.readInbox, {}),
    answer(polls.find, openPoll),
    answer(ranking.find, ranks),
    answer(profile.find, seen),
    answer(pack.find, playedPack),
    answer(pack.settings, settings),
    answer(books.find, openBooks),
  ]
}

function createGameAnswers(): Answer[] {
  return [
    answer(games.find, { ...untouched, finishedImage: [true, false, false], finishedName: true }),
    answer(games.findPuzzle, createPuzzle('image', { image_game: ['/media/scene/fresh'], stage: 500 })),
    answer(games.animes, animes),
    answer(games.characters, characters),
    answer(statistics.stats, played),
    answer(statistics.history, history),
    answer(statistics.yesterday, yesterday),
    answer(statistics.community, community),
  ]
}
