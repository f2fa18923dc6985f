import { type Color, toInk, tint, mix, saturate, shade } from '../draw/color.ts'

/** Returns the color of an option such as `color`, or of a list entry such as `gems.2`. */
export type ResolveColor = (name: string) => Color

/** Computes a color from a part's options. */
export type Paint = (resolveColor: ResolveColor) => Color

type Term = (resolveColor: ResolveColor) => Color | number

const TONES: Readonly<Record<string, (...values: never[]) => Color>> = { shade, light: tint, ink: toInk, mix, saturate }
const TOKEN = /\s*(?:([a-z]+)\(|\$([\w.-]+)|(#(?:[0-9a-f]{3}){1,2})\b|(-?\d*\.?\d+)|([,)]))/iy

const FIXED = /^(#[0-9a-f]{3}|#[0-9a-f]{6}|none|rgba?\([\d\s.,%]+\))$/
const REFERENCE = /^url\(#[\w.-]+\)$/

/** Reads a paint attribute: a fixed color, a reference to a definition, or a color computed from options. */
export function readPaint(text: string): Paint | `url(#${string})` {
  if (REFERENCE.test(text)) return text as `url(#${string})`
  const color = toPlainColor(text)
  return FIXED.test(color) ? () => color : compilePaint(text.trim())
}

/** Compiles `$color`, `shade($color,1.1)`, `mix($color,#fff,0.4)` and nested calls. */
export function compilePaint(text: string): Paint {
  const reader = { at: 0, text }
  const term = readTerm(reader)
  if (term.type !== 'color' || text.slice(reader.at).trim()) throw new SyntaxError(`"${text}" is not a color`)
  return term.value as Paint
}

/** Lists the options that an expression uses. */
export function listNames(text: string): string[] {
  return [...text.matchAll(/\$([\w.-]+)/g)].map(([, name = '']) => name)
}

type Reader = { at: number; readonly text: string }
type TypedTerm = { readonly type: 'color' | 'number'; readonly value: Term }

function readTerm(reader: Reader): TypedTerm {
  const [, tone, option, fixed, number] = readToken(reader)
  if (tone) return readTone(reader, tone)
  if (option) return { type: 'color', value: (resolveColor) => resolveColor(option) }
  if (fixed) return { type: 'color', value: () => fixed }
  if (number) return { type: 'number', value: () => Number(number) }
  throw new SyntaxError(`"${reader.text}" is not a color`)
}

function readTone(reader: Reader, name: string): TypedTerm {
  const tone = Object.hasOwn(TONES, name) ? TONES[name] : undefined
  const wanted = name === 'mix' ? ['color', 'color', 'number'] : ['color', 'number']
  if (!tone) throw new SyntaxError(`unknown tone "${name}"`)
  const terms = wanted.map((type, index) => {
    const term = readTerm(reader)
    const [, , , , , end] = readToken(reader)
    if (term.type !== type || end !== (index === wanted.length - 1 ? ')' : ','))
      throw new SyntaxError(`${name}() takes ${wanted.join(', ')}`)
    return term.value
  })
  return { type: 'color', value: (resolveColor) => tone(...(terms.map((term) => term(resolveColor)) as never[])) }
}

function readToken(reader: Reader): RegExpExecArray {
  TOKEN.lastIndex = reader.at
  const token = TOKEN.exec(reader.text)
  if (!token) throw new SyntaxError(`"${reader.text}" is not a color`)
  reader.at = TOKEN.lastIndex
  return token
}

/** Normalizes fixed colors, so that `#0F0` and `#00ff00` are equal. */
export function toPlainColor(text: string): string {
  const color = text.trim().toLowerCase()
  return /^#[0-9a-f]{3}$/.test(color) ? `#${color.slice(1).replaceAll(/./g, '$&$&')}` : color
}
