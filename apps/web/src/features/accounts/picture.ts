import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '@otogi/rules/accounts/fields'
import type { TextKey } from '../../texts/catalog.ts'

/** Checks a file before upload; returns the error text if it cannot be a profile picture. */
export function findPictureFault(file: Pick<File, 'type' | 'size'>): TextKey | undefined {
  if (!(PICTURE_TYPES as readonly string[]).includes(file.type)) return 'settings.pictureType'
  return file.size > PICTURE_MAX_BYTES ? 'settings.pictureSize' : undefined
}

/** Reads the file as a data URL for the request and the preview. */
export function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('the picture could not be read'))
    reader.readAsDataURL(file)
  })
}

/** Loads and decodes a picture. Returns undefined if the browser cannot decode it. */
export async function decodePicture(url: string): Promise<HTMLImageElement | undefined> {
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    return image
  } catch {
    return undefined
  }
}
