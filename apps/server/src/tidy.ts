import type { MediaStore } from '@otogi/content/media/store'
import type { World } from './app.ts'
import { deleteExpiredNonces } from './features/accounts/index.ts'
import { deletePastGuestRounds } from './features/games/index.ts'
import { deleteFormerAccounts, pruneCanceledListings } from './features/market/index.ts'
import { listPicturesInUse } from './features/players/index.ts'
import { forgetReplies } from './platform/http/idempotency.ts'
import { dropEndedSessions } from './platform/http/session.ts'

type Tidied = Pick<World, 'db' | 'clock' | 'pictures'> & { readonly files: Pick<MediaStore, 'sweep'> }

/** Drops what nobody will ask for again, so that disk and tables grow with what players have and not with time. */
export async function tidy({ db, clock, pictures, files }: Tidied): Promise<void> {
  const now = clock.now()
  await db.transaction((tx) => dropEndedSessions(tx, now))
  await db.transaction((tx) => deleteExpiredNonces(tx, now))
  await db.transaction((tx) => deletePastGuestRounds(tx, clock.today()))
  await forgetReplies(db, now)
  await files.sweep(now)
  await db.transaction((tx) => deleteFormerAccounts(tx, now))
  await pruneCanceledListings(db, now)
  const used = await listPicturesInUse(db.reader)
  // Where nobody has any, the folder is more likely another database's than full of what was left behind.
  if (used.length > 0) await pictures.sweep(new Set(used), now)
}
