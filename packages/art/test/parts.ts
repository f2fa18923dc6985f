import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type PartTexts, createParts } from '../src/part/library.ts'
import { createPortraitCheck } from '../src/portrait-faults.ts'
import type { PictureCheck } from '../src/scene/composition.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const files = globSync(['packages/art/parts/**/*.svg', 'content/legends/parts/**/*.svg'], { cwd: root }).toSorted()

/** All part files of the repository by `props/NAME` or `scenery/NAME`. */
export const PART_TEXTS: PartTexts = Object.fromEntries(
  files.map((file) => [
    `${basename(dirname(file))}/${basename(file, '.svg')}`,
    readFileSync(new URL(file, `file://${root}`), 'utf8'),
  ]),
)

export const PARTS = createParts(PART_TEXTS)

/** Checks pictures that may use all part files of the repository. */
export const PICTURE_CHECK: PictureCheck = { parts: PARTS, portraitCheck: createPortraitCheck(PARTS) }
