import type { Text } from '@otogi/rules/languages/languages'

type PageTexts = { readonly title: Text; readonly description: Text }

/** Public pages by path. */
export const FIXED_PAGES: Readonly<Record<string, PageTexts>> = {
  '/': {
    title: { en: 'Otogi: guess today’s anime puzzle', es: 'Otogi: adivina el puzle de anime de hoy' },
    description: {
      en: 'Play today’s picture puzzle without an account. Six daily games, cards to summon and a market of players.',
      es: 'Juega el puzle de hoy sin cuenta. Seis juegos diarios, cartas que invocar y un mercado entre jugadores.',
    },
  },
  '/auth': {
    title: { en: 'Sign in · Otogi', es: 'Inicia sesión · Otogi' },
    description: {
      en: 'Sign in to Otogi: play, collect, and grow your anime world.',
      es: 'Inicia sesión en Otogi: juega, colecciona y haz crecer tu mundo anime.',
    },
  },
  '/auth/register': {
    title: { en: 'Create an account · Otogi', es: 'Crea una cuenta · Otogi' },
    description: {
      en: 'Create a free account: 100 gachas to start, six daily games and cards to collect.',
      es: 'Crea una cuenta gratis: 100 gachas para empezar, seis juegos diarios y cartas que coleccionar.',
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
}
