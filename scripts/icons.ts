import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

// Draws the app icons for phones from the SVG icon: `node scripts/icons.ts`.

const PUBLIC = join(import.meta.dirname, '../apps/web/public')
const NIGHT = '#0a0f2e'

interface Icon {
  readonly file: string
  readonly side: number
  /**
   * The drawing's width as a fraction of the icon's width. It is smaller in maskable icons, because only their middle
   * 80 % is certain to be visible.
   */
  readonly share: number
  readonly background: string | null
}

const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', side: 192, share: 1, background: null },
  { file: 'icon-512.png', side: 512, share: 1, background: null },
  { file: 'icon-maskable-512.png', side: 512, share: 0.64, background: NIGHT },
  { file: 'icon-180.png', side: 180, share: 0.8, background: NIGHT },
]

const drawing = await readFile(join(PUBLIC, 'icon.svg'))
await Promise.all(ICONS.map(async (icon) => writeFile(join(PUBLIC, icon.file), await drawIcon(icon))))

async function drawIcon({ side, share, background }: Icon): Promise<Buffer> {
  const inner = Math.round(side * share)
  const picture = await sharp(drawing, { density: (72 * inner) / 64 })
    .resize(inner, inner)
    .png()
    .toBuffer()
  const color = background ?? { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width: side, height: side, channels: 4, background: color } })
    .composite([{ input: picture, gravity: 'centre' }])
    .png({ palette: true })
    .toBuffer()
}
