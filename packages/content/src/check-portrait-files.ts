import type { Fault } from './faults.ts'
import type { MediaFiles } from './media-files.ts'
import { isPictureFileEntry, type PortraitEntry } from './schema.ts'
import { getPortraitsPath, type SeriesFiles } from './series-files.ts'

type OwnEntry = Extract<PortraitEntry, { picture: string }>

/** Checks that a pack's portrait files meet the games' requirements. */
export function checkPortraitFiles({ id, series, portraits = {} }: SeriesFiles, { pictures }: MediaFiles): Fault[] {
  const toFault = (path: string, message: string): Fault => ({ file: getPortraitsPath(id), path, message })
  const ofCharacters = series.characters.flatMap(({ id: name }) => {
    const entry = portraits[name]
    if (!entry || !isPictureFileEntry<OwnEntry>(entry)) return []
    const outline = entry.silhouette ?? entry.picture
    const faults: Fault[] = []
    if (!entry.eyes) faults.push(toFault(`${name}.eyes`, 'is missing'))
    if (pictures.get(outline)?.hasAlpha === false)
      faults.push(toFault(`${name}.silhouette`, `"${outline}" has no transparent pixels, so it has no outline`))
    return faults
  })
  const ofCards = series.cards.flatMap((card) => {
    const [entry, character] = [portraits[card.id], portraits[card.character]]
    const changesFile = entry && !isPictureFileEntry(entry) && character && isPictureFileEntry(character)
    return changesFile ? [toFault(card.id, `changes the drawing of "${card.character}", which is a picture file`)] : []
  })
  return [...ofCharacters, ...ofCards]
}
