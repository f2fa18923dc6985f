import { games } from '@otogi/contract/games'
import { statistics } from '@otogi/contract/statistics'
import { createMockReply, createPendingReply, createMockRefusal } from './mock-reply.ts'
import { createRecord, untouched } from './replies/games.ts'
import { createPuzzle, sixGames } from './replies/puzzles.ts'
import { notPlayed } from './replies/players.ts'
import { VARIANTS, type VariantName } from './variants.ts'
import { captureScreen } from './screen.ts'

const LOOK_NAMES = Object.keys(VARIANTS) as VariantName[]

for (const { route, fresh, tried, solved } of sixGames) {
  const path = `/home/games/${route}`
  captureScreen(`game-${route}`, path, {
    replies: [createMockReply(games.find, untouched), createMockReply(games.findPuzzle, fresh)],
  })
  for (const look of LOOK_NAMES.filter((name) => name === 'phone' || name === 'desk')) {
    const puzzle = tried(VARIANTS[look].language)
    captureScreen(`game-${route}-tried`, path, {
      variants: [look],
      replies: [createMockReply(games.find, createRecord(puzzle)), createMockReply(games.findPuzzle, puzzle)],
    })
  }
  for (const look of LOOK_NAMES.filter((name) => name !== 'desk')) {
    const puzzle = solved(VARIANTS[look].language)
    captureScreen(`game-${route}-solved`, path, {
      variants: [look],
      replies: [createMockReply(games.find, createRecord(puzzle)), createMockReply(games.findPuzzle, puzzle)],
    })
  }
  if (route === 'name') continue
  captureScreen(`game-${route}-locked`, `${path}?mode=2`, {
    variants: [route === 'image' ? 'phone' : route === 'eyes' ? 'desk' : 'tablet'],
    replies: [createMockReply(games.find, untouched)],
  })
}

captureScreen('game-suggestions', '/home/games/image', {
  variants: ['phone', 'desk'],
  replies: [createMockReply(games.find, untouched)],
  prepare: (page) => page.getByRole('combobox').fill('a'),
})

captureScreen('game-how-to', '/home/games/image', {
  variants: ['phone', 'deskByDay'],
  replies: [createMockReply(games.find, untouched)],
  prepare: (page, textsOf) => page.getByRole('button', { name: textsOf('games')('howTo') }).click(),
})

captureScreen('game-reset', '/home/games/image', {
  variants: ['phone'],
  replies: [createMockReply(games.find, untouched)],
  prepare: (page, textsOf) => page.getByRole('button', { name: textsOf('games')('resetAction') }).click(),
})

captureScreen('game-waiting', '/home/games/image', {
  variants: ['phone'],
  replies: [createMockReply(games.find, untouched), createPendingReply(games.findPuzzle)],
})
captureScreen('game-missing', '/home/games/image', {
  variants: ['tablet'],
  replies: [createMockReply(games.find, untouched), createMockRefusal(games.findPuzzle, 'NOT_FOUND')],
})
captureScreen('games-failed', '/home/games/image', {
  variants: ['phone'],
  replies: [createMockRefusal(games.find, 'TOO_MANY')],
})

captureScreen('game-name-unsolved', '/home/games/name', {
  variants: ['phone'],
  replies: [
    createMockReply(games.findPuzzle, createPuzzle('name', { length: 14 })),
    createMockReply(games.find, untouched),
  ],
})

const STATISTICS = '/home/games/image?view=statistics'
captureScreen('statistics', STATISTICS)
captureScreen('statistics-empty', STATISTICS, {
  variants: ['phone'],
  replies: [createMockReply(statistics.stats, notPlayed), createMockReply(statistics.history, [])],
})
captureScreen('statistics-waiting', STATISTICS, {
  variants: ['tablet'],
  replies: [
    createPendingReply(statistics.stats),
    createPendingReply(statistics.history),
    createPendingReply(statistics.yesterday),
  ],
})
captureScreen('statistics-failed', STATISTICS, {
  variants: ['desk'],
  replies: [
    createMockRefusal(statistics.stats, 'TOO_MANY'),
    createMockRefusal(statistics.history, 'TOO_MANY'),
    createMockRefusal(statistics.yesterday, 'TOO_MANY'),
  ],
})
captureScreen('statistics-parts-failed', STATISTICS, {
  variants: ['phone'],
  replies: [createMockRefusal(statistics.history, 'TOO_MANY'), createMockRefusal(statistics.yesterday, 'TOO_MANY')],
  prepare: (page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight)),
})
