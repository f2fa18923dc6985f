import { accounts } from '@otogi/contract/accounts'
import { games } from '@otogi/contract/games'
import { polls } from '@otogi/contract/polls'
import { quests } from '@otogi/contract/quests'
import { wallet } from '@otogi/contract/wallet'
import { createAnswer, leavePending, createRefusal } from './answer.ts'
import { untouched } from './answers/games.ts'
import { openPoll } from './answers/open.ts'
import { NEWCOMER } from './answers/player.ts'
import { captureScreen } from './screen.ts'

const FIRST_DAY = [
  createAnswer(games.find, untouched),
  createAnswer(wallet.find, { gachas: 100, throws: 0 }),
  createAnswer(quests.ready, { games: 0, quests: 0, inbox: 0 }),
]

captureScreen('home', '/home/main', { withDecor: true })
captureScreen('home-first-steps', '/home/main', { player: NEWCOMER, answers: FIRST_DAY, looks: ['phone', 'desk'] })

captureScreen('home-voted', '/home/main', {
  looks: ['deskByDay'],
  answers: [createAnswer(polls.find, { ...openPoll, usersId: ['p1'] })],
})

captureScreen('home-poll-over', '/home/main', {
  looks: ['tablet'],
  answers: [createAnswer(polls.find, { ...openPoll, usersId: ['p1'], finished: true })],
})

captureScreen('home-no-poll', '/home/main', { looks: ['desk'], answers: [createAnswer(polls.find, null)] })

captureScreen('home-waiting', '/home/main', {
  looks: ['tablet'],
  answers: [leavePending(games.find), leavePending(polls.find), leavePending(wallet.find), leavePending(quests.ready)],
})

captureScreen('home-paid-overnight', '/home/main', { looks: ['phone'], player: { paidAtRollover: 170 } })

captureScreen('menu', '/home/main', {
  looks: ['phone'],
  act: (page, textsOf) => page.getByRole('button', { name: textsOf('app')('menu') }).click(),
})

captureScreen('failure', '/home/main', {
  looks: ['phone', 'desk'],
  isUnknown: true,
  answers: [createRefusal(accounts.find, 'TOO_MANY')],
})

captureScreen('offline', '/home/main', {
  looks: ['phone', 'deskByDay'],
  act: (page) => page.context().setOffline(true),
})

captureScreen('outage', '/home/main', {
  looks: ['phone', 'desk'],
  answers: [
    createRefusal(games.find, 'UNAVAILABLE'),
    createRefusal({ method: 'GET', path: '/api/health' }, 'UNAVAILABLE'),
  ],
})
