import type { Game } from '@otogi/rules/games/games'
import type { ServerTexts } from './server-texts.ts'

export const es: ServerTexts = {
  clue: (anime) => `Personaje de ${anime}`,
  emails: {
    reset: {
      subject: 'Restablece tu contraseña de Otogi',
      body: (name, link) =>
        `Hola, ${name}:\n\nAlguien ha pedido restablecer la contraseña de tu cuenta. Para elegir una nueva, abre este enlace antes de una hora:\n\n${link}\n\nSi no has sido tú, puedes ignorar este correo. Tu contraseña no cambiará.\n\nOtogi`,
    },
    verify: {
      subject: 'Confirma tu correo electrónico',
      body: (name, link) =>
        `Hola, ${name}:\n\nPara confirmar tu correo electrónico, abre este enlace:\n\n${link}\n\nEl enlace funciona durante una semana. Si no te has registrado, puedes ignorar este correo.\n\nOtogi`,
    },
  },
  reminders: {
    newDay: (puzzles) => ({ title: 'Ya están los retos de hoy', body: `Te esperan ${puzzles} retos nuevos.` }),
    sale: (cards) => ({
      title: `Has vendido ${cards === 1 ? 'una carta' : `${cards} cartas`}`,
      body: 'Abre tus avisos para ver la venta.',
    }),
    wish: {
      title: 'Novedades de tu lista de deseos',
      body: 'Abre tus avisos para ver qué carta está en venta o se ha vendido.',
    },
  },
  pages: {
    home: (games) => ({
      title: 'Otogi: adivina el anime de hoy',
      description: `Juega el reto de hoy sin cuenta. ${games} juegos diarios, cartas que invocar y un mercado entre jugadores.`,
    }),
    odds: {
      title: 'Probabilidades de invocación · Otogi',
      description: 'Las probabilidades exactas de cada rareza, con todas las garantías.',
    },
    books: {
      title: 'Economía del juego · Otogi',
      description:
        'Cuántos gachas se crean y se gastan, con qué frecuencia sale cada rareza y a qué precio se venden las cartas.',
    },
    credits: {
      title: 'Créditos · Otogi',
      description: 'Las historias, las imágenes y la música de este juego, y de dónde vienen.',
    },
    privacy: {
      title: 'Privacidad · Otogi',
      description: 'Qué guarda este servidor sobre los jugadores, para qué y durante cuánto tiempo.',
    },
    todaysPicture: 'Una parte de la imagen de hoy',
    cardPicture: (name) => `La carta ${name}`,
    showcase: (username) => `Las cartas que muestra ${username}`,
    player: ({ level, power, cards }) => `Nivel ${level} · ${power} P · ${cards} cartas distintas`,
    pull: (username, cards) =>
      `${username ? `${username} ha invocado` : 'Invocación:'} ${cards === 1 ? 'una carta' : `${cards} cartas`}`,
    challenge: ({ username, game, number }) => `${username} te desafía: ${GAME_NAMES[game]}, Otogi ${number}`,
    challengeInvitation: 'Resuelve el mismo reto y compara los resultados. No necesitas una cuenta.',
  },
}

const GAME_NAMES: Readonly<Record<Game, string>> = {
  image: 'Imagen',
  silhouette: 'Silueta',
  name: 'Nombre',
  opening: 'Opening',
  eyes: 'Ojos',
  pixel: 'Píxel',
}
