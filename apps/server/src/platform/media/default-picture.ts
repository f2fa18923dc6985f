import sharp from 'sharp'
import { SIDE } from './pictures.ts'

/** A head and shoulders in the colors of the web app's light theme. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" fill="#efe6d2"/>
  <circle cx="32" cy="25" r="11" fill="#8a7b66"/>
  <path d="M10 64c0-14 9-23 22-23s22 9 22 23z" fill="#8a7b66"/>
</svg>`

let picture: Promise<Buffer> | undefined

/** Draws the default profile picture as WebP. The picture is drawn only once. */
export function drawDefaultPicture(): Promise<Buffer> {
  picture ??= sharp(Buffer.from(DRAWING)).resize(SIDE, SIDE).webp().toBuffer()
  return picture
}
