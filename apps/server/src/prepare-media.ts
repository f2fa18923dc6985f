import type { MediaRequest } from '@otogi/content/media/request'
import type { MediaStore } from '@otogi/content/media/store'
import type { Pack } from '@otogi/content/pack'
import { MODES } from '@otogi/rules/games/games'
import { zoomStages } from '@otogi/rules/games/stage'

/** Makes the pictures ahead of their need, the first needed first; ends quietly when the store is closed. */
export async function prepareMedia(pack: Pack, files: MediaStore, say: (text: string) => void): Promise<void> {
  const requests = inOrderOfNeed(pack)
  let told = 0
  const tell = ({ done, total }: { done: number; total: number }) => {
    const tenths = Math.floor((done / total) * 10)
    if (tenths === told) return
    told = tenths
    say(`pictures: ${done} of ${total}`)
  }
  try {
    await files.prepare(requests, tell)
  } catch (error) {
    say(`pictures: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Thumbnails fill the collection; then the puzzles from their first stage on; large cards come last. */
function inOrderOfNeed(pack: Pack): MediaRequest[] {
  const cards = (width: 600 | 300): MediaRequest[] => pack.cards.map(({ id }) => ({ kind: 'card', card: id, width }))
  const scenes = zoomStages.flatMap((zoom) =>
    MODES.flatMap((mode) => pack.series.map(({ id }): MediaRequest => ({ kind: 'scene', series: id, mode, zoom }))),
  )
  return [...cards(300), ...scenes, ...cards(600)]
}
