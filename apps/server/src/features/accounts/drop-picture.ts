import type { Reader } from '../../platform/db/db.ts'
import type { Pictures } from '../../platform/media/pictures.ts'
import { isPictureUsed } from '../players/index.ts'

/**
 * Deletes the picture unless a player uses it. Call this after the commit, because a rollback cannot restore a file.
 */
export async function deletePicture(db: Reader, pictures: Pictures, name: string | null): Promise<void> {
  if (name && !(await isPictureUsed(db, name))) await pictures.drop(name)
}
