import { findCoverFaults } from '@otogi/art/cover'
import type { PictureCheck, Portraits } from '@otogi/art/scene/composition'
import { findSceneFaults } from '@otogi/art/scene/scene'
import type { CoverEntry, SceneSpec } from '@otogi/art/scene/scene-spec'
import { mergePortraits } from './merge-portraits.ts'
import type { Fault } from './faults.ts'
import { isPictureFileEntry, type PortraitsFile, type ScenesFile } from './schema.ts'
import { getPortraitsPath, getScenesPath, type SeriesFiles } from './series-files.ts'

/** Checks that the drawing engine can draw everything in a series. */
export function checkDrawings(files: SeriesFiles, check: PictureCheck): Fault[] {
  const { portraits, scenes } = files
  const drawn = mergePortraits(files.series.cards, portraits)
  return [
    ...(portraits ? [...checkPortraits(files, portraits), ...checkSpecs(files, drawn, check)] : []),
    ...(scenes ? checkPictures(files, scenes, drawn, check) : []),
    ...(portraits && scenes ? [...checkCast(files, 'scenes', drawn), ...checkCast(files, 'covers', drawn)] : []),
  ]
}

/**
 * Checks that every character and every titled card has a drawing, and that every drawing belongs to a character or a
 * card. A card without a title uses the drawing of its character.
 */
function checkPortraits({ id, series }: SeriesFiles, portraits: PortraitsFile): Fault[] {
  const file = getPortraitsPath(id)
  const characters = series.characters.map((one) => one.id)
  const titled = series.cards.filter((card) => card.title !== null).map((card) => card.id)
  const allowed = new Set([...characters, ...series.cards.map((card) => card.id)])
  return [
    ...[...characters, ...titled]
      .filter((name) => !portraits[name])
      .map((name) => ({ file, path: name, message: 'has no drawing' })),
    ...Object.keys(portraits)
      .filter((name) => !allowed.has(name))
      .map((name) => ({ file, path: name, message: 'is neither a character nor a card of this series' })),
  ]
}

/** Checks the drawn portraits of the characters and of the cards that change them. */
function checkSpecs(
  { id, series, portraits }: SeriesFiles,
  drawn: Portraits,
  { portraitCheck }: PictureCheck,
): Fault[] {
  const file = getPortraitsPath(id)
  const check = (name: string) => {
    const faults = drawn[name] ? portraitCheck.findFaults(drawn[name]) : []
    return faults.map(({ path, message }) => ({ file, path: `${name}.${path}`, message }))
  }
  const plain = series.characters.flatMap((one) => check(one.id))
  const changed = series.cards.flatMap((card) =>
    check(card.id).filter(
      // Leaves out faults of the character's portrait, which are already reported for the character.
      ({ path }) => Object.hasOwn(portraits?.[card.id] ?? {}, path.split('.')[1] ?? ''),
    ),
  )
  return [...plain, ...changed]
}

/** Checks the drawings of a series' pictures. */
function checkPictures(
  { id }: SeriesFiles,
  { scenes, covers }: ScenesFile,
  portraits: Portraits,
  check: PictureCheck,
): Fault[] {
  const toFault = (path: string) => (message: string) => ({ file: getScenesPath(id), path, message })
  return [
    ...Object.entries(scenes).flatMap(([mode, scene]) =>
      isPictureFileEntry(scene)
        ? []
        : findSceneFaults(scene as SceneSpec, portraits, check).map(toFault(`scenes.${mode}`)),
    ),
    ...Object.entries(covers).flatMap(([mode, cover]) =>
      isPictureFileEntry(cover)
        ? []
        : findCoverFaults(cover as CoverEntry, portraits, check).map(toFault(`covers.${mode}`)),
    ),
  ]
}

function checkCast({ id, scenes }: SeriesFiles, kind: 'scenes' | 'covers', drawn: Portraits): Fault[] {
  return Object.entries(scenes?.[kind] ?? {}).flatMap(([mode, entry]) =>
    listCast(entry).flatMap(([path, { portrait }]) => {
      if (drawn[portrait]) return []
      const message = `"${portrait}" has no drawing`
      return [{ file: getScenesPath(id), path: `${kind}.${mode}.${path}.portrait`, message }]
    }),
  )
}

/** Lists the figures of a picture with their paths. */
function listCast(entry: ScenesFile['scenes' | 'covers']['easy']) {
  if (isPictureFileEntry(entry)) return []
  const { cast = [], figures = {} } = entry as Partial<CoverEntry>
  return [
    ...cast.map((member, n) => [`cast.${n}`, member] as const),
    ...Object.entries(figures).map(([place, figure]) => [`figures.${place}`, figure] as const),
  ]
}
