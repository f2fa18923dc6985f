import { glob, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'

const folder = resolve(import.meta.dirname, 'baselines')

/**
 * Compresses new screenshots to a quarter of their size by reducing their colors to a palette. The differences are
 * smaller than the tolerance of the comparison.
 */
export default async function shrinkScreenshots(): Promise<void> {
  for await (const name of glob('**/*.png', { cwd: folder })) {
    const file = join(folder, name)
    const picture = await readFile(file)
    if ((await sharp(picture).metadata()).isPalette) continue
    await writeFile(
      file,
      await sharp(picture).png({ palette: true, quality: 75, dither: 0, effort: 8, compressionLevel: 9 }).toBuffer(),
    )
  }
}
