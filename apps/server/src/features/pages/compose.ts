import type { Rarity } from '@otogi/rules/summon/rarity'
import sharp, { type OverlayOptions } from 'sharp'

/** The picture size that messaging apps show at full width. */
export const WIDTH = 1200
export const HEIGHT = 630

/** The background: a night sky with two lanterns in a gold frame. */
const BACKGROUND = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#1b2660"/><stop offset="1" stop-color="#0a0f2e"/></linearGradient>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
  <g fill="#fff3b0"><circle cx="70" cy="250" r="3"/><circle cx="1130" cy="300" r="3"/><circle cx="210" cy="560" r="2.5"/>
    <circle cx="1010" cy="540" r="2.5"/><circle cx="330" cy="60" r="2.5"/><circle cx="860" cy="70" r="2.5"/></g>
  <g stroke="#060920" stroke-width="4">
    ${[120, 1080].map((x) => `<path d="M${x} 0v60" stroke="#f5c451"/><ellipse cx="${x}" cy="110" rx="44" ry="54" fill="#e5492f"/><path d="M${x - 18} 60h36M${x - 18} 160h36" stroke-width="10"/>`).join('')}
  </g>
  <rect x="12" y="12" width="${WIDTH - 24}" height="${HEIGHT - 24}" rx="18" fill="none" stroke="#f5c451" stroke-width="6"/>
</svg>`)

const INK = '#060920'
const RARITY_COLORS: Readonly<Record<Rarity, string>> = {
  B: '#b3bacb',
  A: '#62adff',
  S: '#b98aff',
  'S+': '#ff6258',
  SS: '#ffd84a',
}

export type CardArt = { readonly art: Buffer; readonly rarity: Rarity }

type Rectangle = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** Draws the preview of a page that has no picture of its own. */
export function drawPlainPreview(): Promise<Buffer> {
  return composePicture([])
}

/** Draws the preview of a puzzle with the puzzle's first picture. */
export async function drawPuzzlePreview(picture: Buffer): Promise<Buffer> {
  const place = { left: 210, top: 55, width: 780, height: 520 }
  return composePicture(await createFrame(picture, place, '#94593a'))
}

const CARDS_IN_A_ROW = 5
const CARD_GAP = 18

/** Draws a preview that shows cards in one or two rows. */
export async function drawCardsPreview(cards: readonly CardArt[]): Promise<Buffer> {
  const rows = Math.ceil(cards.length / CARDS_IN_A_ROW)
  const inRow = Math.ceil(cards.length / Math.max(1, rows))
  const height = rows > 1 ? 262 : inRow > 3 ? 300 : inRow > 1 ? 420 : 530
  const width = Math.round((height * 3) / 4)
  const left = (WIDTH - inRow * (width + CARD_GAP) + CARD_GAP) / 2
  const top = (HEIGHT - rows * (height + CARD_GAP) + CARD_GAP) / 2
  const layers = await Promise.all(
    cards.map(({ art, rarity }, index) => {
      const place = {
        left: Math.round(left + (index % inRow) * (width + CARD_GAP)),
        top: Math.round(top + Math.floor(index / inRow) * (height + CARD_GAP)),
        width,
        height,
      }
      return createFrame(art, place, RARITY_COLORS[rarity])
    }),
  )
  return composePicture(layers.flat())
}

/** Draws a picture with rounded corners and a colored border. */
async function createFrame(
  picture: Buffer,
  { left, top, width, height }: Rectangle,
  color: string,
): Promise<OverlayOptions[]> {
  const shape = (attributes: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="3" y="3" width="${width - 6}" height="${height - 6}" rx="16" ${attributes}/></svg>`,
    )
  const border = `fill="none" stroke-width="6"`
  const art = await sharp(picture)
    .resize(width, height)
    .ensureAlpha()
    .composite([
      { input: shape('fill="#fff"'), blend: 'dest-in' },
      { input: shape(`${border} stroke="${INK}" transform="translate(0 1)"`) },
      { input: shape(`${border} stroke="${color}"`) },
    ])
    .png()
    .toBuffer()
  return [{ input: art, left, top }]
}

function composePicture(layers: readonly OverlayOptions[]): Promise<Buffer> {
  return sharp(BACKGROUND)
    .composite([...layers])
    .png({ palette: true, quality: 90 })
    .toBuffer()
}
