import type { PortraitSpec } from '@otogi/art/spec'
import { mapLanguages, type Text } from '@otogi/rules/languages/languages'
import { findColorName, parseHex } from './color-names.ts'
import { collectText } from './texts.ts'
import { describeKind, fillText, findEntry, getEntryText, joinTexts, listUniqueTexts } from './words.ts'

/** How much of a figure a picture shows. */
export type Visible = {
  readonly face: boolean
  readonly clothes: boolean
  /** False if only the outline of the figure is visible. */
  readonly colors: boolean
  /** The portrait's props that the picture does not show. */
  readonly dropped: readonly string[]
}

const ANIMAL = collectText(({ figures }) => figures.animal)
const PARTLY = collectText(({ figures }) => figures.partly)
const CLOTHES = collectText(({ figures }) => figures.clothes)
const ON_HEAD = collectText(({ figures }) => figures.onHead)
const HOLDS = collectText(({ figures }) => figures.holds)

/** Describes a figure: its build, hair, headgear, clothes and props. */
export function describeFigure(spec: PortraitSpec, visible: Visible): Text {
  const facts = [
    visible.face ? describeBuild(spec) : PARTLY,
    ...(visible.face ? [describeHair(spec, visible.colors), ...describeHeadgear(spec)] : []),
    ...(visible.clothes && visible.colors ? describeClothes(spec) : []),
    ...(visible.clothes ? describeProps(spec, visible.dropped) : []),
  ]
  return joinTexts(
    facts.filter((fact) => fact !== undefined),
    ', ',
  )
}

export function describeBuild({ build, beast }: PortraitSpec): Text | undefined {
  return beast ? ANIMAL : describeKind('builds', String(build))
}

export function describeHair({ hair }: PortraitSpec, hasColors: boolean): Text | undefined {
  const { style, color } = (hair ?? {}) as { style?: string; color?: string }
  const entry = findEntry('hair', style ?? 'bald')
  const shape = getEntryText('hair', entry)
  if (!shape || !color || !hasColors || entry === 'none') return shape
  return addColors(shape, [color])
}

export function describeHeadgear({ headgear = [] }: PortraitSpec): Text[] {
  const kinds = headgear.map(({ kind }) => describeKind('headgear', kind)).filter((text) => text !== undefined)
  return kinds.length === 0 ? [] : [fillText(ON_HEAD, joinTexts(listUniqueTexts(kinds), ', '))]
}

export function describePose({ pose }: PortraitSpec): Text[] {
  const kind = typeof pose === 'object' ? pose.kind : pose
  return [kind === undefined ? undefined : describeKind('poses', kind)].filter((text) => text !== undefined)
}

export function describeProps({ props = [] }: PortraitSpec, dropped: readonly string[] = []): Text[] {
  const kinds = props.filter(({ kind }) => !dropped.includes(kind)).map(({ kind }) => describeKind('things', kind))
  const named = listUniqueTexts(kinds.filter((text) => text !== undefined)).toSorted((a, b) => (a.en < b.en ? -1 : 1))
  return named.length === 0 ? [] : [fillText(HOLDS, joinTexts(named, ', '))]
}

/** Describes at most two colors, because smaller parts of the clothes are often hidden. */
function describeClothes({ outfit = [] }: PortraitSpec): Text[] {
  const colors = outfit
    .map((part) => part['color'])
    .filter((color) => typeof color === 'string' && color.startsWith('#'))
  const named = listUniqueTexts(colors.map((color) => findColorName(parseHex(color as string)))).slice(0, 2)
  return named.length === 0 ? [] : [fillText(CLOTHES, joinTexts(named, ', '))]
}

export function addColors(text: Text, colors: readonly string[]): Text {
  const names = joinTexts(
    colors.map((color) => findColorName(parseHex(color))),
    ', ',
  )
  return mapLanguages((language) => `${text[language]} (${names[language]})`)
}
