import sharp from 'sharp'
import type { Color, Entry, PictureEntry } from './journal.ts'

/** WebP changes colors slightly. */
const TOLERANCE = 8

/** Lists the players whose last acknowledged picture is missing, truncated or different. */
export async function listLostPictures(address = '', journal: readonly Entry[]): Promise<string[]> {
  const pictures = journal.filter((entry): entry is PictureEntry & { player: string } => entry.kind === 'picture')
  // A new picture replaces the player's previous one, so only the last one is checked.
  const last = new Map(pictures.map((entry) => [entry.player, entry])).values()
  const found = await Promise.all(
    last.map(async ({ player, url, color }) => {
      const shown = await readColor(`${address}${url}`)
      return shown && isSameColor(shown, color) ? [] : [`lost: the picture ${url} of ${player}`]
    }),
  )
  return found.flat()
}

/** Returns the mean color of a picture; undefined if it cannot be fetched or decoded. */
async function readColor(url: string): Promise<Color | undefined> {
  const response = await fetch(url)
  if (response.status !== 200) return undefined
  const stats = await sharp(Buffer.from(await response.arrayBuffer()), { failOn: 'warning' })
    .stats()
    .catch(() => undefined)
  const [red = 0, green = 0, blue = 0] = stats?.channels.map(({ mean }) => mean) ?? []
  return stats && [red, green, blue]
}

function isSameColor(one: Color, other: Color): boolean {
  return one.every((part, index) => Math.abs(part - (other[index] ?? 0)) <= TOLERANCE)
}
