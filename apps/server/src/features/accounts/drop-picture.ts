import type { Reader } from '../../platform/db/db.ts'
import type { Pictures } from '../../platform/media/pictures.ts'
import { isPictureUsed } from '../players/index.ts'

/** Removes a picture after the commit that took it from its player, since no rollback brings a file back. */
export async function dropPicture(db: Reader, pictures: Pictures, name: string | null): Promise<void> {
  if (name && !(await isPictureUsed(db, name))) await pictures.drop(name)
}
