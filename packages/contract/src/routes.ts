import type { api } from './api.ts'
import type { Endpoint, Route } from './endpoint.ts'

/** Written by `npm run contract:routes`: method, path and owner of each call, for clients that must not load the schemas. */

type Routes<Feature extends Readonly<Record<string, Endpoint>>> = { readonly [Call in keyof Feature]: Route<Feature[Call]> }

export const accounts: Routes<typeof api.accounts> = {
  create: { method: 'POST', path: '/api/users/create', owner: [] },
  signIn: { method: 'POST', path: '/api/users/find', owner: [] },
  googleNonce: { method: 'GET', path: '/api/users/googleNonce', owner: [] },
  signInWithGoogle: { method: 'POST', path: '/api/users/findGoogle', owner: [] },
  logOut: { method: 'POST', path: '/api/users/logout', owner: [] },
  find: { method: 'GET', path: '/api/users/findById', owner: ['id'] },
  updateReset: { method: 'POST', path: '/api/users/updateReset', owner: ['userId'] },
  updateLevel: { method: 'PUT', path: '/api/users/updateLevel', owner: ['userid'] },
  update: { method: 'PUT', path: '/api/users/updateUser', owner: ['userid'] },
  unlockMode: { method: 'PUT', path: '/api/users/unlockMode', owner: ['userid'] },
  updateLanguage: { method: 'PUT', path: '/api/users/updateUserLan', owner: ['userid'] },
  updatePower: { method: 'PUT', path: '/api/users/updatePower', owner: ['userid'] },
}

export const profile: Routes<typeof api.profile> = {
  find: { method: 'GET', path: '/api/users/profile', owner: [] },
  show: { method: 'PUT', path: '/api/users/showcase', owner: ['userid'] },
  changePassword: { method: 'PUT', path: '/api/users/changePassword', owner: ['userid'] },
  endOtherSessions: { method: 'POST', path: '/api/users/endOtherSessions', owner: ['userid'] },
  forgotPassword: { method: 'POST', path: '/api/users/forgotPassword', owner: [] },
  resetPassword: { method: 'POST', path: '/api/users/resetPassword', owner: [] },
  verifyEmail: { method: 'POST', path: '/api/users/verifyEmail', owner: [] },
  sendVerification: { method: 'POST', path: '/api/users/sendVerification', owner: ['userid'] },
  download: { method: 'GET', path: '/api/users/export', owner: ['id'] },
  remove: { method: 'DELETE', path: '/api/users/account', owner: ['userid'] },
}

export const day: Routes<typeof api.day> = {
  find: { method: 'GET', path: '/api/day/findById', owner: [] },
  update: { method: 'PUT', path: '/api/day/update', owner: [] },
  updateWeek: { method: 'PUT', path: '/api/day/updateWeek', owner: [] },
}

export const wallet: Routes<typeof api.wallet> = {
  create: { method: 'POST', path: '/api/gachas/create', owner: ['userId'] },
  find: { method: 'GET', path: '/api/gachas/findById', owner: ['id'] },
}

export const games: Routes<typeof api.games> = {
  find: { method: 'GET', path: '/api/userGames/findById', owner: ['id'] },
  findPuzzle: { method: 'GET', path: '/api/userGames/findGameImageById', owner: [] },
  create: { method: 'POST', path: '/api/userGames/create', owner: ['userId'] },
  guess: { method: 'PUT', path: '/api/userGames/update', owner: ['userid'] },
  guessName: { method: 'PUT', path: '/api/userGames/updateGameName', owner: ['userid'] },
  updateSelected: { method: 'PUT', path: '/api/userGames/updateSelected', owner: ['userid'] },
  claim: { method: 'PUT', path: '/api/userGames/updateReward', owner: ['userid'] },
  reset: { method: 'PUT', path: '/api/userGames/resetGame', owner: ['userid'] },
  removeAll: { method: 'DELETE', path: '/api/userGames/deleteAll', owner: ['userid'] },
  characters: { method: 'GET', path: '/api/userGames/findCharacters', owner: [] },
  animes: { method: 'GET', path: '/api/userGames/findAnimes', owner: [] },
}

export const statistics: Routes<typeof api.statistics> = {
  history: { method: 'GET', path: '/api/userGames/history', owner: [] },
  stats: { method: 'GET', path: '/api/users/stats', owner: [] },
  yesterday: { method: 'GET', path: '/api/userGames/yesterday', owner: [] },
  community: { method: 'GET', path: '/api/userGames/community', owner: [] },
}

export const quests: Routes<typeof api.quests> = {
  find: { method: 'GET', path: '/api/userQuests/findById', owner: ['id'] },
  definitions: { method: 'GET', path: '/api/userQuests/findQuestsById', owner: ['id'] },
  create: { method: 'POST', path: '/api/userQuests/create', owner: ['userId'] },
  claim: { method: 'PUT', path: '/api/userQuests/updateReward', owner: ['userid'] },
  updateWeek: { method: 'POST', path: '/api/userQuests/updateWeekQuests', owner: ['userid'] },
  ready: { method: 'GET', path: '/api/userQuests/ready', owner: [] },
}

export const collection: Routes<typeof api.collection> = {
  cards: { method: 'GET', path: '/api/cards/findAll', owner: [] },
  story: { method: 'GET', path: '/api/cards/story', owner: [] },
  find: { method: 'GET', path: '/api/userCards/findById', owner: ['id'] },
  create: { method: 'POST', path: '/api/userCards/create', owner: ['userId'] },
  power: { method: 'GET', path: '/api/userCards/calculatePower', owner: ['userId'] },
  uniqueCards: { method: 'POST', path: '/api/users/getNumberCards', owner: ['userid'] },
  favourite: { method: 'PUT', path: '/api/userCards/favourite', owner: ['userid'] },
  provenance: { method: 'GET', path: '/api/userCards/provenance', owner: [] },
}

export const summon: Routes<typeof api.summon> = {
  pull: { method: 'POST', path: '/api/cards/findCardSummoned', owner: ['id'] },
  banners: { method: 'GET', path: '/api/summon/banners', owner: [] },
  odds: { method: 'GET', path: '/api/summon/odds', owner: [] },
  history: { method: 'GET', path: '/api/summon/history', owner: [] },
  pools: { method: 'GET', path: '/api/summon/pools', owner: [] },
  exported: { method: 'GET', path: '/api/summon/export', owner: [] },
  fairness: { method: 'GET', path: '/api/summon/fairness', owner: [] },
  changeSeed: { method: 'PUT', path: '/api/summon/seed', owner: ['userid'] },
}

export const market: Routes<typeof api.market> = {
  list: { method: 'GET', path: '/api/markets/getDataMarket', owner: [] },
  sell: { method: 'POST', path: '/api/markets/addCard', owner: ['userId'] },
  buy: { method: 'POST', path: '/api/markets/buyCard', owner: ['userId'] },
  cancel: { method: 'POST', path: '/api/markets/cancelCard', owner: ['userId'] },
  prices: { method: 'GET', path: '/api/markets/prices', owner: [] },
  inbox: { method: 'GET', path: '/api/inbox/find', owner: [] },
  readInbox: { method: 'PUT', path: '/api/inbox/read', owner: ['userid'] },
}

export const polls: Routes<typeof api.polls> = {
  find: { method: 'GET', path: '/api/surveys/find', owner: [] },
  vote: { method: 'PUT', path: '/api/surveys/update', owner: ['userId'] },
  finish: { method: 'PUT', path: '/api/surveys/finished', owner: ['userId'] },
}

export const ranking: Routes<typeof api.ranking> = {
  find: { method: 'GET', path: '/api/users/getRank', owner: [] },
}

export const pack: Routes<typeof api.pack> = {
  find: { method: 'GET', path: '/api/pack/find', owner: [] },
  settings: { method: 'GET', path: '/api/settings', owner: [] },
}

export const books: Routes<typeof api.books> = {
  find: { method: 'GET', path: '/api/books/find', owner: [] },
}
