import type { Reader } from '../../platform/db/db.ts'
import type { Pictures } from '../../platform/media/pictures.ts'
import { isPictureUsed, listPicturesInUse } from '../players/index.ts'
import { isPictureReported, listReportedPictures } from './store.ts'

/**
 * Deletes a picture unless a player uses it or a moderator needs it to decide a report. Call this after the commit,
 * because a rollback cannot restore a file.
 */
export async function deleteUnusedPicture(db: Reader, pictures: Pictures, name: string | null): Promise<void> {
  if (!name || (await isPictureUsed(db, name)) || (await isPictureReported(db, name))) return
  await pictures.drop(name)
}

/** Lists the pictures used by players and open reports. */
export async function listKeptPictures(db: Reader): Promise<string[]> {
  const [used, reported] = [await listPicturesInUse(db), await listReportedPictures(db)]
  return [...new Set([...used, ...reported])]
}
