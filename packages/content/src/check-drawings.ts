import type { Parts } from '@otogi/art/draw/canvas'
import { coverFaults } from '@otogi/art/cover'
import type { Portraits } from '@otogi/art/scene/composition'
import { sceneFaults } from '@otogi/art/scene/scene'
import type { CoverSpec, SceneSpec } from '@otogi/art/scene/scene-spec'
import type { PortraitSpec } from '@otogi/art/spec'
import { specFaults } from '@otogi/art/spec-faults'
import type { Fault } from './faults.ts'
import { isOwn, type PortraitEntry, type PortraitsFile, type ScenesFile } from './schema.ts'
import { portraitsFile, scenesFile, type SeriesFiles } from './series-files.ts'

/** What a portrait cannot be drawn without. */
const PARTS = ['build', 'skin', 'hair', 'eyes', 'background'] as const satisfies readonly (keyof PortraitSpec)[]

/** Whether everyone and everything that is shown has a drawing that can be drawn. */
export function checkDrawings(files: SeriesFiles, parts: Parts): Fault[] {
  const { portraits, scenes } = files
  return [
    ...(portraits ? [...checkPortraits(files, portraits), ...checkKinds(files, portraits, parts)] : []),
    ...(scenes ? checkPictures(files, scenes, { portraits: drawnAmong(portraits ?? {}), parts }) : []),
    ...(portraits && scenes ? [...checkCast(files, 'scenes'), ...checkCast(files, 'covers')] : []),
  ]
}

/** A character's drawing serves its plain card; a titled card changes something of it. */
function checkPortraits({ id, series }: SeriesFiles, portraits: PortraitsFile): Fault[] {
  const file = portraitsFile(id)
  const characters = series.characters.map((one) => one.id)
  const titled = series.cards.filter((card) => card.title !== null).map((card) => card.id)
  const allowed = new Set([...characters, ...series.cards.map((card) => card.id)])
  return [
    ...[...characters, ...titled]
      .filter((name) => !portraits[name])
      .map((name) => ({ file, path: name, message: 'has no drawing' })),
    ...characters.flatMap((name) =>
      missingParts(portraits[name]).map((part) => ({ file, path: `${name}.${part}`, message: 'is missing' })),
    ),
    ...Object.keys(portraits)
      .filter((name) => !allowed.has(name))
      .map((name) => ({ file, path: name, message: 'is neither a character nor a card of this series' })),
  ]
}

function missingParts(entry: PortraitEntry | undefined): string[] {
  return entry && !isOwn(entry) ? PARTS.filter((part) => !(part in entry)) : []
}

/** Whether somebody knows how to draw each part of every portrait: a character's own, and each card's over it. */
function checkKinds({ id, series }: SeriesFiles, portraits: PortraitsFile, parts: Parts): Fault[] {
  const plain = series.characters.map((one) => ({ name: one.id, drawn: portraits[one.id] }))
  const titled = series.cards.map((card) => ({
    name: card.id,
    drawn: portraits[card.id] && { ...portraits[card.character], ...portraits[card.id] },
  }))
  return [...plain, ...titled].flatMap(({ name, drawn }) => {
    if (!drawn || isOwn(drawn) || missingParts(drawn).length > 0) return []
    return specFaults(drawn as PortraitSpec, parts).map((message) => ({ file: portraitsFile(id), path: name, message }))
  })
}

/** Portraits by name, without those that are pictures of the pack. */
function drawnAmong(portraits: PortraitsFile): Portraits {
  return Object.fromEntries(
    Object.entries(portraits).flatMap(([name, entry]) => (isOwn(entry) ? [] : [[name, entry as PortraitSpec]])),
  )
}

/** What the pictures of a series may show. */
type Drawable = { readonly portraits: Portraits; readonly parts: Parts }

function checkPictures({ id }: SeriesFiles, { scenes, covers }: ScenesFile, { portraits, parts }: Drawable): Fault[] {
  const told = (path: string) => (message: string) => ({ file: scenesFile(id), path, message })
  return [
    ...Object.entries(scenes).flatMap(([mode, scene]) =>
      isOwn(scene) ? [] : sceneFaults(scene as SceneSpec, portraits, parts).map(told(`scenes.${mode}`)),
    ),
    ...Object.entries(covers).flatMap(([mode, cover]) =>
      isOwn(cover) ? [] : coverFaults(cover as CoverSpec, portraits, parts).map(told(`covers.${mode}`)),
    ),
  ]
}

function checkCast({ id, scenes, portraits }: SeriesFiles, kind: 'scenes' | 'covers'): Fault[] {
  return Object.entries(scenes?.[kind] ?? {}).flatMap(([mode, entry]) =>
    castOf(entry).flatMap(({ portrait }, n) => {
      const drawn = portraits?.[portrait]
      if (drawn && !isOwn(drawn)) return []
      const path = `${kind}.${mode}.cast.${n}.portrait`
      return [{ file: scenesFile(id), path, message: `"${portrait}" has no drawing` }]
    }),
  )
}

function castOf(entry: ScenesFile['scenes' | 'covers']['easy']) {
  return 'cast' in entry ? (entry.cast ?? []) : []
}
