import { games } from '@otogi/contract/games'
import { statistics } from '@otogi/contract/statistics'
import { createAnswer, leavePending, createRefusal } from './answer.ts'
import { createRecord, untouched } from './answers/games.ts'
import { createPuzzle, sixGames } from './answers/puzzles.ts'
import { notPlayed } from './answers/players.ts'
import { LOOKS, type LookName } from './looks.ts'
import { captureScreen } from './screen.ts'

const LOOK_NAMES = Object.keys(LOOKS) as LookName[]

for (const { route, fresh, tried, solved } of sixGames) {
  const path = `/home/games/${route}`
  captureScreen(`game-${route}`, path, {
    answers: [createAnswer(games.find, untouched), createAnswer(games.findPuzzle, fresh)],
  })
  for (const look of LOOK_NAMES.filter((name) => name === 'phone' || name === 'desk')) {
    const puzzle = tried(LOOKS[look].language)
    captureScreen(`game-${route}-tried`, path, {
      looks: [look],
      answers: [createAnswer(games.find, createRecord(puzzle)), createAnswer(games.findPuzzle, puzzle)],
    })
  }
  for (const look of LOOK_NAMES.filter((name) => name !== 'desk')) {
    const puzzle = solved(LOOKS[look].language)
    captureScreen(`game-${route}-solved`, path, {
      looks: [look],
      answers: [createAnswer(games.find, createRecord(puzzle)), createAnswer(games.findPuzzle, puzzle)],
    })
  }
  if (route === 'name') continue
  captureScreen(`game-${route}-locked`, `${path}?mode=2`, {
    looks: [route === 'image' ? 'phone' : route === 'eyes' ? 'desk' : 'tablet'],
    answers: [createAnswer(games.find, untouched)],
  })
}

captureScreen('game-suggestions', '/home/games/image', {
  looks: ['phone', 'desk'],
  answers: [createAnswer(games.find, untouched)],
  act: (page) => page.getByRole('combobox').fill('a'),
})

captureScreen('game-how-to', '/home/games/image', {
  looks: ['phone', 'deskByDay'],
  answers: [createAnswer(games.find, untouched)],
  act: (page, textsOf) => page.getByRole('button', { name: textsOf('games')('howTo') }).click(),
})

captureScreen('game-reset', '/home/games/image', {
  looks: ['phone'],
  answers: [createAnswer(games.find, untouched)],
  act: (page, textsOf) => page.getByRole('button', { name: textsOf('games')('resetAction') }).click(),
})

captureScreen('game-waiting', '/home/games/image', {
  looks: ['phone'],
  answers: [createAnswer(games.find, untouched), leavePending(games.findPuzzle)],
})
captureScreen('game-missing', '/home/games/image', {
  looks: ['tablet'],
  answers: [createAnswer(games.find, untouched), createRefusal(games.findPuzzle, 'NOT_FOUND')],
})
captureScreen('games-failed', '/home/games/image', {
  looks: ['phone'],
  answers: [createRefusal(games.find, 'TOO_MANY')],
})

captureScreen('game-name-unsolved', '/home/games/name', {
  looks: ['phone'],
  answers: [createAnswer(games.findPuzzle, createPuzzle('name', { length: 14 })), createAnswer(games.find, untouched)],
})

const STATISTICS = '/home/games/image?view=statistics'
captureScreen('statistics', STATISTICS)
captureScreen('statistics-empty', STATISTICS, {
  looks: ['phone'],
  answers: [createAnswer(statistics.stats, notPlayed), createAnswer(statistics.history, [])],
})
captureScreen('statistics-waiting', STATISTICS, {
  looks: ['tablet'],
  answers: [leavePending(statistics.stats), leavePending(statistics.history), leavePending(statistics.yesterday)],
})
captureScreen('statistics-failed', STATISTICS, {
  looks: ['desk'],
  answers: [
    createRefusal(statistics.stats, 'TOO_MANY'),
    createRefusal(statistics.history, 'TOO_MANY'),
    createRefusal(statistics.yesterday, 'TOO_MANY'),
  ],
})
captureScreen('statistics-parts-failed', STATISTICS, {
  looks: ['phone'],
  answers: [createRefusal(statistics.history, 'TOO_MANY'), createRefusal(statistics.yesterday, 'TOO_MANY')],
  act: (page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight)),
})
