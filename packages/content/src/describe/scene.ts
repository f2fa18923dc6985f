import type { CastSpec, CoverSpec, SceneSpec, Window } from '@otogi/art/scene/scene-spec'
import type { PortraitSpec } from '@otogi/art/spec'
import { mapLanguages, type Text } from '@otogi/rules/languages/languages'
import { describeFigure } from './figures.ts'
import { isInside, mirror, describePlace, type Place } from './places.ts'
import { collectText } from './texts.ts'
import { compareEntries, fillText, findEntry, getEntryText, joinTexts, listUniqueTexts } from './words.ts'

export type DrawnPicture = {
  readonly spec: SceneSpec | CoverSpec
  readonly portraits: Readonly<Record<string, PortraitSpec>>
  /** The visible part, in the units of the drawing. */
  readonly window: Window
  readonly isMirrored: boolean
}

/** Distances in head units, relative to the center of the eyes. */
const HEAD = 150
const CHEST = 300

/** The strongest tint at which a figure's details are described. With a stronger tint, it is only an outline. */
const MOST_TINT = 0.6

const FIGURE = collectText(({ sentences }) => sentences.figure)
const THINGS = collectText(({ sentences }) => sentences.things)
const NOTHING = collectText(({ sentences }) => sentences.nothing)

/** Describes the figures and objects in the visible part in common words, without the names of their kinds. */
export function describeScene(picture: DrawnPicture): Text {
  const figures = (picture.spec.cast ?? []).flatMap((member) => describeMember(picture, member))
  const things = listVisibleThings(picture)
  const sentences = [
    ...figures.toSorted((one, other) => one.size - other.size || one.at - other.at).map(({ text }) => text),
    ...(things.length === 0 ? [] : [fillText(THINGS, joinTexts(things, '; '))]),
  ]
  return sentences.length === 0 ? NOTHING : joinTexts(sentences, ' ')
}

type DescribedFigure = { readonly text: Text; readonly size: number; readonly at: number }

function describeMember(picture: DrawnPicture, member: CastSpec): DescribedFigure[] {
  const portrait = picture.portraits[member.portrait]
  if (!portrait || member.onlyReflection) return []
  const { x, y, scale, props = portrait.props } = member
  const shown = { ...portrait, props }
  const face = toPlace(picture, x, y)
  const chest = toPlace(picture, x, y + CHEST * scale)
  const visible = {
    face: isInside(face),
    clothes: isInside(chest),
    colors: (member.tint === undefined ? 0 : (member.tintAmount ?? 0.5)) < MOST_TINT,
    dropped: member.drop ?? [],
  }
  if (!visible.face && !visible.clothes) return []
  const place = visible.face ? face : chest
  const size = describeSize((HEAD * 2 * scale) / picture.window.width)
  const head = fillText(FIGURE, joinTexts([size.text, describePlace(place)], ', '))
  const text = mapLanguages((language) => `${head[language]}: ${describeFigure(shown, visible)[language]}.`)
  return [{ text, size: size.rank, at: place.x }]
}

/** The size words from large to small, each with its minimum fraction of the picture's width. */
const SIZES = [
  { least: 0.6, text: collectText(({ sizes }) => sizes.veryClose) },
  { least: 0.3, text: collectText(({ sizes }) => sizes.large) },
  { least: 0.15, text: collectText(({ sizes }) => sizes.medium) },
]
const SMALL = collectText(({ sizes }) => sizes.small)

function describeSize(share: number): { text: Text; rank: number } {
  const rank = SIZES.filter(({ least }) => share < least).length
  return { text: SIZES[rank]?.text ?? SMALL, rank }
}

/** Describes the visible objects: each vocabulary entry once, with its places, in the vocabulary's order. */
function listVisibleThings(picture: DrawnPicture): Text[] {
  const { parts, middle = [], foreground = [] } = picture.spec
  const found = new Map<string, Text[]>()
  for (const part of [...parts, ...middle, ...foreground]) {
    const place = locatePart(picture, part)
    const kind = part.kind === 'prop' ? part['prop'] : part.kind
    if (typeof kind !== 'string' || !place || !isInside(place)) continue
    const entry = findEntry('things', kind)
    found.set(entry, [...(found.get(entry) ?? []), describePlace(place)])
  }
  return [...found]
    .toSorted(([one], [other]) => compareEntries('things', one, other))
    .flatMap(([entry, places]) => {
      const text = getEntryText('things', entry)
      if (!text) return []
      const sorted = listUniqueTexts(places).toSorted((one, other) => (one.en < other.en ? -1 : 1))
      const where = joinTexts(sorted, ', ')
      return mapLanguages((language) => `${text[language]} (${where[language]})`)
    })
}

/**
 * The position of a part is its foot, and its center is this much higher (at scale 1). A wide part, which has no x,
 * fills the picture below its y.
 */
const HALF_HEIGHT = 60

function locatePart(picture: DrawnPicture, part: Readonly<Record<string, unknown>>): Place | undefined {
  const read = (name: string) => (typeof part[name] === 'number' ? part[name] : undefined)
  const [x, y, scale = 1] = [read('x'), read('y') ?? read('horizon'), read('scale')]
  if (y === undefined) return undefined
  if (x !== undefined) return toPlace(picture, x, y - HALF_HEIGHT * scale)
  const { left, top, width, height } = picture.window
  return y < top + height
    ? { x: 0.5, y: toPlace(picture, left + width / 2, Math.max(y, top + height / 2)).y }
    : undefined
}

function toPlace({ window, isMirrored }: DrawnPicture, x: number, y: number): Place {
  return mirror({ x: (x - window.left) / window.width, y: (y - window.top) / window.height }, isMirrored)
}
