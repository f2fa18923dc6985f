import { parseConditions } from '@otogi/art/part/compile'
import { compilePaint, toPlainColor } from '@otogi/art/part/paint'
import { parsePart, type PartNode } from '@otogi/art/part/xml'
import type { Json, Options } from '@otogi/art/draw/options'

/** A part's options, each with its default. */
export interface Palette {
  /** For example `color`, or `gems.2` for the third entry of a list. */
  readonly colors: ReadonlyMap<string, string>
  readonly numbers: ReadonlyMap<string, number>
  /** The values that the drawing distinguishes, by option. Empty if an option can only be on or off. */
  readonly choices: ReadonlyMap<string, readonly string[]>
}

/** The values chosen on the page, by option name. */
export type Changes = ReadonlyMap<string, string | number | true>

export function readPalette(text: string): Palette {
  const root = parsePart(text)
  const declared = root.children.filter(({ tag }) => tag === 'metadata').flatMap(({ children }) => children)
  const written = new Map<string, string>()
  const numbers = new Map<string, number>()
  for (const { tag, attributes } of declared) {
    const { name, as, default: given, is } = attributes
    if (name === undefined) continue
    if (tag === 'number') numbers.set(name, Number(given))
    else written.set(name, as ?? given ?? is ?? '')
  }
  const colorOf = (name: string): string => {
    const color = written.get(name) ?? '#888888'
    return color.startsWith('#') ? toPlainColor(color) : compilePaint(color)(colorOf)
  }
  const colors = new Map([...written.keys()].map((name) => [name, colorOf(name)]))
  return { colors, numbers, choices: readChoices(root, new Set([...colors.keys(), ...numbers.keys()])) }
}

function readChoices(root: PartNode, declared: ReadonlySet<string>): Map<string, string[]> {
  const choices = new Map<string, string[]>()
  for (const { option, value } of [root, ...listDescendants(root)].flatMap((node) =>
    parseConditions(node.attributes['data-when'] ?? ''),
  )) {
    if (declared.has(option)) continue
    const values = choices.get(option) ?? []
    choices.set(option, value === undefined || values.includes(value) ? values : [...values, value])
  }
  return choices
}

function listDescendants({ children }: PartNode): PartNode[] {
  return children.flatMap((child) => [child, ...listDescendants(child)])
}

/**
 * Converts the chosen values to the options of a recipe. If one color of a list was changed, the whole list is
 * included.
 */
export function toOptions({ colors }: Palette, changes: Changes): Options {
  const options: Record<string, Json> = {}
  for (const [name, value] of changes) {
    const [list = '', index] = name.split('.')
    if (index === undefined) options[name] = value
    else options[list] ??= listColors(list, colors, changes)
  }
  return options
}

function listColors(list: string, colors: ReadonlyMap<string, string>, changes: Changes): Json[] {
  const entries = [...colors].filter(([name]) => name.startsWith(`${list}.`))
  const values: Json[] = []
  for (const [name, color] of entries) values[Number(name.slice(list.length + 1))] = changes.get(name) ?? color
  return Array.from(values, (value) => value ?? '#888888')
}
