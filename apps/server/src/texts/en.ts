import type { Game } from '@otogi/rules/games/games'
import type { ServerTexts } from './server-texts.ts'

export const en: ServerTexts = {
  clue: (anime) => `Character from ${anime}`,
  emails: {
    reset: {
      subject: 'Reset your Otogi password',
      body: (name, link) =>
        `Hi ${name},\n\nSomeone asked to reset the password of your account. To choose a new one, open this link within an hour:\n\n${link}\n\nIf this wasn't you, you can ignore this email. Your password won't change.\n\nOtogi`,
    },
    verify: {
      subject: 'Confirm your email address',
      body: (name, link) =>
        `Hi ${name},\n\nTo confirm your email address, open this link:\n\n${link}\n\nThe link works for a week. If you didn't sign up, you can ignore this email.\n\nOtogi`,
    },
  },
  reminders: {
    newDay: (puzzles) => ({ title: 'Today’s puzzles are here', body: `${puzzles} new puzzles are waiting for you.` }),
    sale: (cards) => ({
      title: `You sold ${cards === 1 ? 'a card' : `${cards} cards`}`,
      body: 'Open your inbox to see the sale.',
    }),
    wish: { title: 'News about your wish list', body: 'Open your inbox to see which card is for sale or was sold.' },
  },
  pages: {
    home: (games) => ({
      title: 'Otogi: guess today’s anime puzzle',
      description: `Play today’s picture puzzle without an account. ${games} daily games, cards to summon and a player market.`,
    }),
    odds: {
      title: 'Summoning odds · Otogi',
      description: 'The exact odds of every rarity, with all guarantees.',
    },
    books: {
      title: 'Open books · Otogi',
      description: 'How many gachas are created and spent, how often each rarity is drawn, and what cards sell for.',
    },
    credits: {
      title: 'Credits · Otogi',
      description: 'The stories, pictures and music of this game, and where they come from.',
    },
    privacy: {
      title: 'Privacy · Otogi',
      description: 'What this server stores about players, why, and for how long.',
    },
    todaysPicture: 'Part of today’s picture',
    cardPicture: (name) => `The card ${name}`,
    showcase: (username) => `${username}’s showcase`,
    player: ({ level, power, cards }) => `Level ${level} · ${power} P · ${cards} different cards`,
    pull: (username, cards) => {
      const summoned = cards === 1 ? 'one card' : `${cards} cards`
      return username ? `${username} summoned ${summoned}` : `Summoned: ${summoned}`
    },
    challenge: ({ username, game, number }) => `${username} challenges you: ${GAME_NAMES[game]}, Otogi ${number}`,
    challengeInvitation: 'Solve the same puzzle and compare your results. No account needed.',
  },
}

const GAME_NAMES: Readonly<Record<Game, string>> = {
  image: 'Image',
  silhouette: 'Silhouette',
  name: 'Name',
  opening: 'Opening',
  eyes: 'Eyes',
  pixel: 'Pixel',
}
