import type { Clock } from '../../platform/process/clock.ts'
import type { Database } from '../../platform/db/db.ts'
import type { Letter, Mail } from '../../platform/process/mail.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { lockPlayers, type Player } from '../players/index.ts'
import { toLetter } from './letters.ts'
import { issueToken, type Purpose } from './mail-tokens.ts'

/** The mail that the server sends, and where its links lead. */
export type Post = { readonly mail: Mail; readonly origin: string }

type Deps = { readonly db: Database; readonly clock: Clock; readonly post: Post | undefined }

export type SendLetter = {
  /** Refuses where the server sends no mail. */
  requireMail(): void
  /**
   * Sends a letter with a link, after the reply: its time tells nobody whether there is a player. Sends none where there
   * is no mail or no player, or where one was sent a moment ago.
   */
  send(purpose: Purpose, find: () => Promise<Player | undefined>): void
}

export function createSendLetter({ db, clock, post }: Deps): SendLetter {
  return {
    requireMail() {
      if (!post) throw new Refusal('MAIL_OFF')
    },
    send(purpose, find) {
      post?.mail.post(async () => {
        const player = await find()
        return player && writeLetter(player, purpose, post.origin)
      })
    },
  }

  async function writeLetter({ id }: Player, purpose: Purpose, origin: string): Promise<Letter | undefined> {
    return db.transaction(async (tx) => {
      const [player] = await lockPlayers(tx, [id])
      if (!player || player.deleted_at) return undefined
      const token = await issueToken(tx, player, purpose, clock.now())
      return token === undefined ? undefined : toLetter(player, purpose, { origin, token })
    })
  }
}
