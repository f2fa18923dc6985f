import type { Hole } from './takeover.ts'

/** A card of the highest rarity. */
const SS = 'evander-1'
const many = (length: number, rarity: unknown) => Array.from({ length }, () => rarity)

/** Calls that made gachas or cards. */
export const MONEY: readonly Hole[] = [
  [
    'H13 any reward',
    'PUT',
    '/userGames/updateReward',
    { userid: '$M', gachas: 1_000_000, status: 1, game: 'image', mode: 0 },
    '409 NOT_CLAIMABLE',
  ],
  [
    'H14 the pay of no quest',
    'PUT',
    '/userQuests/updateReward',
    { userid: '$M', gachas: 1_000_000, game: 'none' },
    '400 INVALID',
  ],
  [
    'H15 a pay in letters',
    'PUT',
    '/userQuests/updateReward',
    { userid: '$M', gachas: '5', game: 'image' },
    '409 NOT_CLAIMABLE',
  ],
  [
    'H16 another’s debt',
    'PUT',
    '/userQuests/updateReward',
    { userid: '$V', gachas: -999_999, game: 'none' },
    '400 INVALID',
  ],
  [
    'H16 another’s quest',
    'PUT',
    '/userQuests/updateReward',
    { userid: '$V', gachas: -999_999, game: 'opening' },
    '403 NOT_YOURS',
  ],
  ['H17 a wallet full of gachas', 'POST', '/gachas/create', { userId: '$M', gachas: 999_999_999 }, '200'],
  [
    'H19 a thousand cards for the price of one',
    'POST',
    '/cards/findCardSummoned',
    { id: '$M', raritys: many(1000, 'SS'), type: 0 },
    '400 INVALID',
  ],
  [
    'H21 operators for rarities',
    'POST',
    '/cards/findCardSummoned',
    { id: '$M', raritys: many(2, { $ne: null }), type: 0 },
    '400 INVALID',
  ],
]

/** Calls that traded what was not there. */
export const TRADE: readonly Hole[] = [
  [
    'H22 a card that nobody sells',
    'POST',
    '/markets/buyCard',
    { userId: '$M', cardId: SS, price: 0, userIdMarket: '$M' },
    '400 INVALID',
  ],
  [
    'H22 the same for a price',
    'POST',
    '/markets/buyCard',
    { userId: '$M', cardId: SS, price: 1, userIdMarket: '$V' },
    '409 LISTING_GONE',
  ],
  [
    'H23 a purchase from oneself',
    'POST',
    '/markets/buyCard',
    { userId: '$M', cardId: SS, price: 999_999, userIdMarket: '$M' },
    '400 OWN_LISTING',
  ],
  [
    'H23 the same beyond all prices',
    'POST',
    '/markets/buyCard',
    { userId: '$M', cardId: SS, price: 1_000_000, userIdMarket: '$M' },
    '400 INVALID',
  ],
  [
    'H24 a price below nothing',
    'POST',
    '/markets/buyCard',
    { userId: '$M', cardId: SS, price: -1_000_000, userIdMarket: '$V' },
    '400 INVALID',
  ],
  [
    'H26 a card taken back that was not for sale',
    'POST',
    '/markets/cancelCard',
    { userId: '$M', cardId: SS, price: 1 },
    '409 LISTING_GONE',
  ],
  [
    'H27 an offer of what is not owned',
    'POST',
    '/markets/addCard',
    { userId: '$M', cardId: SS, price: 500 },
    '404 CARD_NOT_OWNED',
  ],
  [
    'H28 an offer in another’s name',
    'POST',
    '/markets/addCard',
    { userId: '$V', cardId: SS, price: 1 },
    '403 NOT_YOURS',
  ],
  [
    'H28 another’s offer taken back',
    'POST',
    '/markets/cancelCard',
    { userId: '$V', cardId: SS, price: 1 },
    '403 NOT_YOURS',
  ],
]

/** Calls that said what was done. */
export const PROGRESS: readonly Hole[] = [
  ['H29 experience by request', 'PUT', '/users/updateLevel', { userid: '$M', exp: 1e9 }, '200'],
  ['H29 experience in letters', 'PUT', '/users/updateLevel', { userid: '$M', exp: '9' }, '200'],
  ['H30 power by request', 'PUT', '/users/updatePower', { userid: '$M', power: { totalPower: 1e15 } }, '200'],
  ['H31 a mode that is not earned', 'PUT', '/users/unlockMode', { userid: '$M', mode: 2 }, '403 MODE_LOCKED'],
  [
    'H32 a game solved by saying so',
    'PUT',
    '/userGames/update',
    { userid: '$M', finished: true, statusReward: 1, tries: -10, resets: 1000, game: 'image', mode: 0 },
    '400 GUESS_REQUIRED',
  ],
  ['H33 the day played again', 'DELETE', '/userGames/deleteAll', { userid: '$M', type: false }, '200'],
  [
    'H34 the week by request',
    'POST',
    '/userQuests/updateWeekQuests',
    { userid: '$M', numWeek: 0, login: 7, summon: 10 },
    '200',
  ],
  ['H35 everybody’s week', 'PUT', '/day/updateWeek', undefined, '200'],
  ['H36 a sixth reset', 'PUT', '/userGames/resetGame', { userid: '$M', game: 'silueta', mode: 0 }, '409 NO_RESETS'],
  [
    'H36 a reset of what is won',
    'PUT',
    '/userGames/resetGame',
    { userid: '$M', game: 'pixel', mode: 0 },
    '409 GAME_FINISHED',
  ],
  [
    'H37 the vote of nobody',
    'PUT',
    '/surveys/update',
    { userId: 'aaaaaaaaaaaaaaaaaaaaaaaa', voteUser: 0 },
    '400 INVALID',
  ],
  [
    'H37 the same for an option there is',
    'PUT',
    '/surveys/update',
    { userId: 'aaaaaaaaaaaaaaaaaaaaaaaa', voteUser: 1 },
    '403 NOT_YOURS',
  ],
  ['H37 the end of the poll', 'PUT', '/surveys/finished', {}, '200'],
]
