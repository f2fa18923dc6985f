import type { Email } from '../../platform/process/mail.ts'
import { getTexts } from '../../texts/texts.ts'
import { getLanguage, type Player } from '../players/index.ts'
import type { Purpose } from './mail-tokens.ts'

const PAGES: Record<Purpose, string> = { reset: '/auth/reset', verify: '/auth/verify' }

/**
 * Writes the email in the player's language. The token is in the link's URL fragment, because browsers do not send the
 * fragment to servers.
 */
export function composeEmail(player: Player, purpose: Purpose, link: { origin: string; token: string }): Email {
  const { subject, body } = getTexts(getLanguage(player)).emails[purpose]
  return {
    to: player.email,
    subject,
    text: body(player.username, `${link.origin}${PAGES[purpose]}#${link.token}`),
  }
}
