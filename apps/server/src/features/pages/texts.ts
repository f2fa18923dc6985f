import type { Game } from '@otogi/rules/games/games'
import type { Language, Text } from '@otogi/rules/languages/languages'

type PageTexts = { readonly title: Text; readonly description: Text }

/** Titles and descriptions of public pages, by path. */
export const FIXED_PAGES: Readonly<Record<string, PageTexts>> = {
  '/': {
    title: { en: 'Otogi: guess today’s anime puzzle', es: 'Otogi: adivina el anime de hoy' },
    description: {
      en: 'Play today’s picture puzzle without an account. Six daily games, cards to summon and a market of players.',
      es: 'Juega el reto de hoy sin cuenta. Seis juegos diarios, cartas que invocar y un mercado entre jugadores.',
    },
  },
  '/odds': {
    title: { en: 'Summoning odds · Otogi', es: 'Probabilidades de invocación · Otogi' },
    description: {
      en: 'The exact odds of every rarity, with all guarantees.',
      es: 'Las probabilidades exactas de cada rareza, con todas las garantías.',
    },
  },
  '/books': {
    title: { en: 'Open books · Otogi', es: 'Cuentas abiertas · Otogi' },
    description: {
      en: 'How many gachas are made and spent, how often each rarity is drawn, and what cards sell for.',
      es: 'Cuántas gachas se crean y se gastan, con qué frecuencia sale cada rareza y a qué precio se venden las cartas.',
    },
  },
  '/credits': {
    title: { en: 'Credits · Otogi', es: 'Créditos · Otogi' },
    description: {
      en: 'The stories, pictures and music of this game, and where they come from.',
      es: 'Las historias, las imágenes y la música de este juego, y de dónde vienen.',
    },
  },
  '/privacy': {
    title: { en: 'Privacy · Otogi', es: 'Privacidad · Otogi' },
    description: {
      en: 'What this server stores about players, why, and for how long.',
      es: 'Qué guarda este servidor sobre los jugadores, para qué y durante cuánto tiempo.',
    },
  },
}

/** Describes the picture on the home page without naming the anime, which is the answer. */
export const TODAYS_PICTURE: Text = { en: 'A part of today’s picture', es: 'Una parte de la imagen de hoy' }

export const PICTURE_OF: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `The card ${name}`,
  es: (name) => `La carta ${name}`,
}

export const SHOWCASE_OF: Readonly<Record<Language, (username: string) => string>> = {
  en: (username) => `Cards that ${username} shows`,
  es: (username) => `Las cartas que muestra ${username}`,
}

type Figures = { readonly level: number; readonly power: string; readonly cards: number }

export const PLAYER_FIGURES: Readonly<Record<Language, (figures: Figures) => string>> = {
  en: ({ level, power, cards }) => `Level ${level} · ${power} P · ${cards} different cards`,
  es: ({ level, power, cards }) => `Nivel ${level} · ${power} P · ${cards} cartas distintas`,
}

export const PULL_OF: Readonly<Record<Language, (username: string | null, cards: number) => string>> = {
  en: (username, cards) =>
    username ? `${username} summoned ${formatCardCount(cards)}` : `Summoned: ${formatCardCount(cards)}`,
  es: (username, cards) =>
    `${username ? `${username} ha invocado` : 'Invocación:'} ${cards === 1 ? 'una carta' : `${cards} cartas`}`,
}

type ChallengeParts = { readonly username: string; readonly game: Game; readonly number: number }

export const CHALLENGE_OF: Readonly<Record<Language, (challenge: ChallengeParts) => string>> = {
  en: ({ username, game, number }) => `${username} challenges you: ${GAME_NAMES[game].en}, Otogi ${number}`,
  es: ({ username, game, number }) => `${username} te desafía: ${GAME_NAMES[game].es}, Otogi ${number}`,
}

export const CHALLENGE_INVITATION: Text = {
  en: 'Solve the same puzzle and compare your results. You need no account.',
  es: 'Resuelve el mismo reto y compara los resultados. No necesitas una cuenta.',
}

const GAME_NAMES: Readonly<Record<Game, Text>> = {
  image: { en: 'Image', es: 'Imagen' },
  silhouette: { en: 'Silhouette', es: 'Silueta' },
  name: { en: 'Name', es: 'Nombre' },
  opening: { en: 'Opening', es: 'Opening' },
  eyes: { en: 'Eyes', es: 'Ojos' },
  pixel: { en: 'Pixel', es: 'Píxel' },
}

function formatCardCount(cards: number): string {
  return cards === 1 ? 'one card' : `${cards} cards`
}
