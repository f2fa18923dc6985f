import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '@otogi/rules/accounts/fields'
import type { TextKey } from '../../texts/catalog.ts'

/** Why a file cannot be a profile picture, before it is sent. */
export function pictureFault(file: Pick<File, 'type' | 'size'>): TextKey | undefined {
  if (!(PICTURE_TYPES as readonly string[]).includes(file.type)) return 'settings.pictureType'
  return file.size > PICTURE_MAX_BYTES ? 'settings.pictureSize' : undefined
}

/** The file as a data URL: what the call carries and the preview shows. */
export function readPicture(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('the picture could not be read'))
    reader.readAsDataURL(file)
  })
}

/** The picture, ready to be drawn; undefined when the browser cannot read it. */
export async function openPicture(address: string): Promise<HTMLImageElement | undefined> {
  const image = new Image()
  image.src = address
  try {
    await image.decode()
    return image
  } catch {
    return undefined
  }
}
