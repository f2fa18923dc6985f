import { accounts } from '@otogi/contract/accounts'
import { games } from '@otogi/contract/games'
import { polls } from '@otogi/contract/polls'
import { quests } from '@otogi/contract/quests'
import { wallet } from '@otogi/contract/wallet'
import { createMockReply, createPendingReply, createMockRefusal } from './mock-reply.ts'
import { untouched } from './replies/games.ts'
import { openPoll } from './replies/open.ts'
import { NEWCOMER } from './replies/player.ts'
import { captureScreen } from './screen.ts'

const FIRST_DAY = [
  createMockReply(games.find, untouched),
  createMockReply(wallet.find, { gachas: 100, throws: 0 }),
  createMockReply(quests.ready, { games: 0, quests: 0, inbox: 0, solved: 0 }),
]

captureScreen('home', '/home/main', { withDecor: true })
captureScreen('home-first-steps', '/home/main', { player: NEWCOMER, replies: FIRST_DAY, variants: ['phone', 'desk'] })

captureScreen('home-voted', '/home/main', {
  variants: ['deskByDay'],
  replies: [createMockReply(polls.find, { ...openPoll, usersId: ['p1'] })],
})

captureScreen('home-poll-over', '/home/main', {
  variants: ['tablet'],
  replies: [createMockReply(polls.find, { ...openPoll, usersId: ['p1'], finished: true })],
})

captureScreen('home-no-poll', '/home/main', { variants: ['desk'], replies: [createMockReply(polls.find, null)] })

captureScreen('home-waiting', '/home/main', {
  variants: ['tablet'],
  replies: [
    createPendingReply(games.find),
    createPendingReply(polls.find),
    createPendingReply(wallet.find),
    createPendingReply(quests.ready),
  ],
})

captureScreen('home-paid-overnight', '/home/main', { variants: ['phone'], player: { paidAtRollover: 170 } })

captureScreen('menu', '/home/main', {
  variants: ['phone'],
  prepare: (page, textsOf) => page.getByRole('button', { name: textsOf('app')('menu') }).click(),
})

captureScreen('failure', '/home/main', {
  variants: ['phone', 'desk'],
  hasNoStoredUser: true,
  replies: [
    createMockRefusal(accounts.find, 'TOO_MANY'),
    { call: 'GET /api/health', reply: { status: 200, body: {}, headers: {} } },
  ],
})

captureScreen('offline', '/home/main', {
  variants: ['phone', 'deskByDay'],
  prepare: (page) => page.context().setOffline(true),
})

captureScreen('outage', '/home/main', {
  variants: ['phone', 'desk'],
  replies: [
    createMockRefusal(games.find, 'UNAVAILABLE'),
    createMockRefusal({ method: 'GET', path: '/api/health' }, 'UNAVAILABLE'),
  ],
})
