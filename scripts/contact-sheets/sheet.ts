import sharp from 'sharp'

export interface Tile {
  readonly width: number
  readonly height: number
}

const GAP = 8
const GROUND = '#20242e'

/** Creates a PNG file with the pictures in rows. */
export async function createSheet(files: readonly string[], plan: { readonly columns: number; readonly tile: Tile }) {
  const { columns, tile } = plan
  const [stepX, stepY] = [tile.width + GAP, tile.height + GAP]
  const tiles = await Promise.all(files.map((file) => sharp(file).resize(tile.width, tile.height).toBuffer()))
  return sharp({
    create: {
      width: columns * stepX + GAP,
      height: Math.ceil(files.length / columns) * stepY + GAP,
      channels: 3,
      background: GROUND,
    },
  })
    .composite(
      tiles.map((input, n) => ({
        input,
        left: GAP + (n % columns) * stepX,
        top: GAP + Math.floor(n / columns) * stepY,
      })),
    )
    .png()
    .toBuffer()
}
