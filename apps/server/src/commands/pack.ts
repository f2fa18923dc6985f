import { PackFaults } from '@otogi/content/faults'
import { loadPack } from '@otogi/content/load'
import { resolve } from 'node:path'
import type { Command, Desk } from './command.ts'

export const packCheck: Command = {
  usage: 'pack check [dir]',
  about: 'looks for faults in a content pack',
  takes: [0, 1],
  async run(desk, [directory]) {
    const folder = directory === undefined ? desk.packDir : resolve(process.env['INIT_CWD'] ?? '.', directory)
    try {
      const { series, characters, cards, polls } = await loadPack(folder)
      const counts = `${series.length} series, ${characters.length} characters, ${cards.length} cards, ${polls.length} polls`
      desk.say(`${folder}: no faults in ${counts}`)
      return true
    } catch (error) {
      if (!(error instanceof PackFaults)) throw error
      sayFaults(desk, error)
      return false
    }
  },
}

function sayFaults(desk: Desk, { faults }: PackFaults): void {
  for (const { file, path, message } of faults) {
    desk.say(path === '' ? `${file}: ${message}` : `${file}: ${path}: ${message}`)
  }
}
