import type { Language } from '@otogi/rules/languages/languages'
import type { Email } from '../../platform/process/mail.ts'
import { getLanguage, type Player } from '../players/index.ts'
import type { Purpose } from './mail-tokens.ts'

type MailTexts = { readonly subject: string; readonly text: (name: string, link: string) => string }

const LETTERS: Readonly<Record<Language, Record<Purpose, MailTexts>>> = {
  en: {
    reset: {
      subject: 'Reset your Otogi password',
      text: (name, link) =>
        `Hi ${name},\n\nSomeone asked to reset the password of your account. To choose a new one, open this link within an hour:\n\n${link}\n\nIf this wasn't you, you can ignore this email. Your password won't change.\n\nOtogi`,
    },
    verify: {
      subject: 'Confirm your email address',
      text: (name, link) =>
        `Hi ${name},\n\nTo confirm your email address, open this link:\n\n${link}\n\nThe link works for a week. If you didn't sign up, you can ignore this email.\n\nOtogi`,
    },
  },
  es: {
    reset: {
      subject: 'Restablece tu contraseña de Otogi',
      text: (name, link) =>
        `Hola, ${name}:\n\nAlguien ha pedido restablecer la contraseña de tu cuenta. Para elegir una nueva, abre este enlace antes de una hora:\n\n${link}\n\nSi no has sido tú, puedes ignorar este correo. Tu contraseña no cambiará.\n\nOtogi`,
    },
    verify: {
      subject: 'Confirma tu correo electrónico',
      text: (name, link) =>
        `Hola, ${name}:\n\nPara confirmar tu correo electrónico, abre este enlace:\n\n${link}\n\nEl enlace funciona durante una semana. Si no te has registrado, puedes ignorar este correo.\n\nOtogi`,
    },
  },
}

const PAGES: Record<Purpose, string> = { reset: '/auth/reset', verify: '/auth/verify' }

/**
 * Writes the email in the player's language. The token is in the link's URL fragment, because browsers do not send the
 * fragment to servers.
 */
export function composeEmail(player: Player, purpose: Purpose, link: { origin: string; token: string }): Email {
  const { subject, text } = LETTERS[getLanguage(player)][purpose]
  return {
    to: player.email,
    subject,
    text: text(player.username, `${link.origin}${PAGES[purpose]}#${link.token}`),
  }
}
