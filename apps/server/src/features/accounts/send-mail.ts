import type { Clock } from '../../platform/process/clock.ts'
import type { Database } from '../../platform/db/db.ts'
import type { Email, Mail } from '../../platform/process/mail.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { lockPlayers, type Player } from '../players/index.ts'
import { composeEmail } from './compose-mail.ts'
import { issueToken, type Purpose } from './mail-tokens.ts'

/** The mail service and the origin of the links in emails. */
export type MailService = { readonly mail: Mail; readonly origin: string }

type Deps = { readonly db: Database; readonly clock: Clock; readonly mailService: MailService | undefined }

export type MailSender = {
  /** Refuses the request if the server cannot send mail. */
  requireMail(): void
  /**
   * Sends an email with a link after the reply, so that the response time does not reveal whether the player exists.
   * Sends nothing if mail is disabled, the player does not exist or a similar email was sent recently.
   */
  send(purpose: Purpose, find: () => Promise<Player | undefined>): void
}

export function createMailSender({ db, clock, mailService }: Deps): MailSender {
  return {
    requireMail() {
      if (!mailService) throw new Refusal('MAIL_OFF')
    },
    send(purpose, find) {
      mailService?.mail.post(async () => {
        const player = await find()
        return player && createEmail(player, purpose, mailService.origin)
      })
    },
  }

  async function createEmail({ id }: Player, purpose: Purpose, origin: string): Promise<Email | undefined> {
    return db.transaction(async (tx) => {
      const [player] = await lockPlayers(tx, [id])
      if (!player || player.deleted_at) return undefined
      const token = await issueToken(tx, player, purpose, clock.now())
      return token === undefined ? undefined : composeEmail(player, purpose, { origin, token })
    })
  }
}
