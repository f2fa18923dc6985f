import type { Part, Parts } from '../draw/canvas.ts'
import { readPart } from './part.ts'

/** The contents of part files by `props/NAME` or `scenery/NAME`. */
export type PartTexts = Readonly<Record<string, string>>

/** Caches the parsed parts by their content, for all pictures. */
const read = new Map<string, Part>()

/** Creates the set of parts for one picture. A part file is parsed when the part is first drawn. */
export function createParts(texts: PartTexts): Parts {
  return {
    has: (kind, name) => Object.hasOwn(texts, `${kind}/${name}`),
    find: (kind, name) => {
      const text = texts[`${kind}/${name}`]
      if (text === undefined) return undefined
      const part = read.get(text) ?? readPart(text)
      read.set(text, part)
      return part
    },
  }
}
