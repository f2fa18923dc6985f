import { PackFaults, type Fault } from '@otogi/content/faults'
import { loadPack } from '@otogi/content/load'
import { removedCards } from '@otogi/content/removed-cards'
import { unusedParts } from '@otogi/content/unused-parts'
import { resolve } from 'node:path'
import type { Command, Desk } from './command.ts'

export const packCheck: Command = {
  usage: 'pack check [dir [older]]',
  about: 'looks for faults in a content pack, and for cards that an older one had',
  takes: [0, 2],
  async run(desk, [directory, older]) {
    const folder = directory === undefined ? desk.packDir : fromHere(directory)
    try {
      const pack = await loadPack(folder)
      const removed = older === undefined ? [] : removedCards(await loadPack(fromHere(older)), pack)
      if (removed.length > 0) {
        sayFaults(desk, removed)
        return false
      }
      const { series, characters, cards, polls } = pack
      const counts = `${series.length} series, ${characters.length} characters, ${cards.length} cards, ${polls.length} polls`
      desk.say(`${folder}: no faults in ${counts}`)
      for (const part of unusedParts(pack)) desk.say(`unused: ${part}`)
      return true
    } catch (error) {
      if (!(error instanceof PackFaults)) throw error
      sayFaults(desk, error.faults)
      return false
    }
  },
}

/** npm runs a script at the root of the repository; a path is meant from where it was typed. */
function fromHere(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path)
}

function sayFaults(desk: Desk, faults: readonly Fault[]): void {
  for (const { file, path, message } of faults) {
    desk.say(path === '' ? `${file}: ${message}` : `${file}: ${path}: ${message}`)
  }
}
