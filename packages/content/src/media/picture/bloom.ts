import sharp from 'sharp'
import type { Pixels } from './pixels.ts'

const GLOW = { radius: 9, brightness: 1.12, saturation: 1.18, share: 0.3 }
const HIGHLIGHTS = { gain: 2.2, floor: -300, radius: 14, share: 0.55 }
const SATURATION = 1.06

/** Light that spreads from the bright parts, with a little more color; transparency stays as it is. */
export async function bloom(picture: Pixels): Promise<Pixels> {
  const { width, height } = picture
  const whole = () => sharp(picture.data, { raw: { width, height, channels: 4 } })
  const [color, alpha] = await Promise.all([
    whole().removeAlpha().raw().toBuffer(),
    whole().extractChannel(3).raw().toBuffer(),
  ])
  const lit = await withLight(color, width, height)
  const data = await sharp(lit, { raw: { width, height, channels: 3 } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .raw()
    .toBuffer()
  return { data, width, height }
}

async function withLight(color: Buffer, width: number, height: number): Promise<Buffer> {
  const opaque = { raw: { width, height, channels: 3 } } as const
  const layer = { raw: { width, height, channels: 4 } } as const
  const [glow, highlights] = await Promise.all([
    sharp(color, opaque).blur(GLOW.radius).modulate(GLOW).ensureAlpha(GLOW.share).raw().toBuffer(),
    sharp(color, opaque)
      .linear(HIGHLIGHTS.gain, HIGHLIGHTS.floor)
      .blur(HIGHLIGHTS.radius)
      .ensureAlpha(HIGHLIGHTS.share)
      .raw()
      .toBuffer(),
  ])
  const blended = await sharp(color, opaque)
    .composite([
      { input: glow, ...layer, blend: 'soft-light' },
      { input: highlights, ...layer, blend: 'screen' },
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
  return sharp(blended, opaque).modulate({ saturation: SATURATION }).raw().toBuffer()
}
