import type { PortraitSpec } from '@otogi/art/spec'
import type { Fault } from './faults.ts'
import { portraitsFile, scenesFile, type SeriesFiles } from './read.ts'
import type { PortraitsFile } from './schema.ts'

/** What a portrait cannot be drawn without. */
const PARTS = ['build', 'skin', 'hair', 'eyes', 'background'] as const satisfies readonly (keyof PortraitSpec)[]

/** Whether everyone and everything that is shown has a drawing. */
export function checkDrawings(files: SeriesFiles): Fault[] {
  return files.portraits ? [...checkPortraits(files, files.portraits), ...checkCast(files, files.portraits)] : []
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
      PARTS.filter((part) => portraits[name] && !portraits[name][part]).map((part) => ({
        file,
        path: `${name}.${part}`,
        message: 'is missing',
      })),
    ),
    ...Object.keys(portraits)
      .filter((name) => !allowed.has(name))
      .map((name) => ({ file, path: name, message: 'is neither a character nor a card of this series' })),
  ]
}

function checkCast({ id, scenes }: SeriesFiles, portraits: PortraitsFile): Fault[] {
  return Object.entries(scenes?.scenes ?? {}).flatMap(([mode, scene]) =>
    scene.cast.flatMap(({ portrait }, n) =>
      portraits[portrait]
        ? []
        : [
            {
              file: scenesFile(id),
              path: `scenes.${mode}.cast.${n}.portrait`,
              message: `"${portrait}" has no drawing`,
            },
          ],
    ),
  )
}
