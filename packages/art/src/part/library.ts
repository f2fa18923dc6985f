import type { Part, Parts } from '../draw/canvas.ts'
import { readPart } from './part.ts'

/** The text of a part file by `props/NAME` or `scenery/NAME`. */
export type PartTexts = Readonly<Record<string, string>>

/** Parsed parts by their text: a part is read once, whoever draws it. */
const read = new Map<string, Part>()

/** The parts of a picture, read when they are first drawn. */
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
