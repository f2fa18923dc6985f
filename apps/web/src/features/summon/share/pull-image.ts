import type { SummonedCard } from '@otogi/contract/summon'
import type { Rarity } from '@otogi/rules/summon/rarity'
import { SHEET_COLORS, SHEET_WIDTH, createShareCanvas, type ShareCanvas } from '../../../ui/share-canvas.ts'

export type ImageCard = Pick<SummonedCard, 'image' | 'tint' | 'rarity'> & { readonly name: string }
type ShareTexts = { readonly title: string; readonly address: string }
type CardPlace = { readonly x: number; readonly y: number; readonly width: number }

const HEADER_HEIGHT = 190
const FOOTER_HEIGHT = 130
const GAP = 22
const CARDS_PER_ROW = 5
const CARD_WIDTH = { one: 480, many: 190 }
const NAME_HEIGHT = 44
const ASPECT = 4 / 3
/** Images use the same rarity colors in every theme. */
const LIGHT: Readonly<Record<Rarity, string>> = {
  B: '#b3bacb',
  A: '#62adff',
  S: '#b98aff',
  'S+': '#ff6258',
  SS: '#ffd84a',
}

/** Draws the cards of a pull as an image for sharing. */
export async function drawPullImage(cards: readonly ImageCard[], { title, address }: ShareTexts): Promise<Blob> {
  const art = await Promise.all(cards.map(({ image }) => loadImage(image)))
  const width = cards.length === 1 ? CARD_WIDTH.one : CARD_WIDTH.many
  const rowHeight = width * ASPECT + NAME_HEIGHT + GAP
  const sheet = await createShareCanvas(
    HEADER_HEIGHT + Math.ceil(cards.length / CARDS_PER_ROW) * rowHeight + FOOTER_HEIGHT,
  )
  sheet.drawLine(title, 128, { font: "400 64px 'Numerals', 'Potta One'", color: SHEET_COLORS.paper })
  sheet.drawLine(address, sheet.height - 62, { font: "500 36px 'Zen Maru Gothic'", color: SHEET_COLORS.frame })
  const inRow = Math.min(CARDS_PER_ROW, cards.length)
  const left = (SHEET_WIDTH - inRow * (width + GAP) + GAP) / 2
  cards.forEach((card, index) => {
    const place = {
      x: left + (index % CARDS_PER_ROW) * (width + GAP),
      y: HEADER_HEIGHT + Math.floor(index / CARDS_PER_ROW) * rowHeight,
      width,
    }
    drawCard(sheet, card, art[index], place)
  })
  return sheet.toPng()
}

function drawCard(
  { pen }: ShareCanvas,
  card: ImageCard,
  art: HTMLImageElement | undefined,
  { x, y, width }: CardPlace,
): void {
  const height = width * ASPECT
  const edge = width / 26
  pen.save()
  pen.beginPath()
  pen.roundRect(x, y, width, height, width / 16)
  pen.fillStyle = card.tint
  pen.fill()
  pen.clip()
  if (art) pen.drawImage(art, x, y, width, height)
  pen.restore()
  pen.strokeStyle = SHEET_COLORS.ink
  pen.lineWidth = edge * 2
  pen.stroke()
  pen.strokeStyle = LIGHT[card.rarity]
  pen.lineWidth = edge
  pen.stroke()
  drawRaritySeal(pen, card.rarity, { x: x + width * 0.18, y: y + width * 0.18, width: width * 0.15 })
  pen.fillStyle = SHEET_COLORS.paper
  pen.textAlign = 'center'
  pen.font = `700 ${width > CARD_WIDTH.many ? 40 : 26}px 'Zen Maru Gothic', sans-serif`
  pen.fillText(card.name, x + width / 2, y + height + NAME_HEIGHT * 0.9, width)
}

/** Draws the rarity's letters on a disc of its color. */
function drawRaritySeal(pen: CanvasRenderingContext2D, rarity: Rarity, { x, y, width: radius }: CardPlace): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fillStyle = LIGHT[rarity]
  pen.fill()
  pen.strokeStyle = SHEET_COLORS.ink
  pen.lineWidth = radius / 6
  pen.stroke()
  pen.fillStyle = SHEET_COLORS.ink
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.font = `400 ${radius}px 'Potta One', sans-serif`
  pen.fillText(rarity, x, y)
  pen.textBaseline = 'alphabetic'
}

/** Loads a card's picture. If that fails, the image shows only frame, rarity and name. */
async function loadImage(url: string): Promise<HTMLImageElement | undefined> {
  const image = new Image()
  image.src = url
  return image.decode().then(
    () => image,
    () => undefined,
  )
}
