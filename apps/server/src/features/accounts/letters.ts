import type { Letter } from '../../platform/process/mail.ts'
import type { Player } from '../players/index.ts'
import type { Purpose } from './mail-tokens.ts'

type Words = { readonly subject: string; readonly text: (name: string, link: string) => string }

const EN: Record<Purpose, Words> = {
  reset: {
    subject: 'A new password for Otogi',
    text: (name, link) =>
      `Hello ${name},\n\nsomeone asked for a new password for your account. Choose it here within an hour:\n\n${link}\n\nWas it not you? Then do nothing: your password stays as it is.\n\nOtogi`,
  },
  verify: {
    subject: 'Is this your address?',
    text: (name, link) =>
      `Hello ${name},\n\nplease confirm that this is your address:\n\n${link}\n\nThe link is good for a week. Did you not sign up? Then do nothing.\n\nOtogi`,
  },
}

const ES: Record<Purpose, Words> = {
  reset: {
    subject: 'Una contraseña nueva para Otogi',
    text: (name, link) =>
      `Hola, ${name}:\n\nalguien ha pedido una contraseña nueva para tu cuenta. Elígela aquí en el plazo de una hora:\n\n${link}\n\n¿No has sido tú? Entonces no hagas nada: tu contraseña sigue siendo la misma.\n\nOtogi`,
  },
  verify: {
    subject: '¿Es esta tu dirección?',
    text: (name, link) =>
      `Hola, ${name}:\n\nconfirma que esta es tu dirección:\n\n${link}\n\nEl enlace vale una semana. ¿No te has registrado? Entonces no hagas nada.\n\nOtogi`,
  },
}

const PAGES: Record<Purpose, string> = { reset: '/auth/reset', verify: '/auth/verify' }

/** The letter with a token's link, in the player's language. The token is behind the #, which no server is told. */
export function letterTo(player: Player, purpose: Purpose, link: { origin: string; token: string }): Letter {
  const { subject, text } = (player.language === 'es' ? ES : EN)[purpose]
  return {
    to: player.email,
    subject,
    text: text(player.username, `${link.origin}${PAGES[purpose]}#${link.token}`),
  }
}
