import sharp from 'sharp'
import { SIDE } from './pictures.ts'

const CARD_WIDTH = 600
const CARD_HEIGHT = 800

/** A head and shoulders in the colors of the web app's light theme. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" fill="#efe6d2"/>
  <circle cx="32" cy="25" r="11" fill="#8a7b66"/>
  <path d="M10 64c0-14 9-23 22-23s22 9 22 23z" fill="#8a7b66"/>
</svg>`

/** The back of a card with an empty frame. */
const WITHDRAWN_DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 80">
  <rect width="60" height="80" fill="#4a4f63"/>
  <rect x="5" y="5" width="50" height="70" rx="3" fill="none" stroke="#8c92a8" stroke-width="1.5"/>
  <circle cx="30" cy="40" r="13" fill="none" stroke="#8c92a8" stroke-width="3"/>
  <path d="M21 49 39 31" stroke="#8c92a8" stroke-width="3"/>
</svg>`

let picture: Promise<Buffer> | undefined
let withdrawnPicture: Promise<Buffer> | undefined

/** Draws the default profile picture as WebP, only once. */
export function drawDefaultPicture(): Promise<Buffer> {
  picture ??= sharp(Buffer.from(DRAWING)).resize(SIDE, SIDE).webp().toBuffer()
  return picture
}

/** Draws the picture of withdrawn cards as WebP, only once. */
export function drawWithdrawnPicture(): Promise<Buffer> {
  withdrawnPicture ??= sharp(Buffer.from(WITHDRAWN_DRAWING)).resize(CARD_WIDTH, CARD_HEIGHT).webp().toBuffer()
  return withdrawnPicture
}
