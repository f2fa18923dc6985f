import { PackFaults, type Fault } from '@otogi/content/faults'
import { loadPack } from '@otogi/content/load'
import { findRemovedCards } from '@otogi/content/removed-cards'
import { findUnusedParts } from '@otogi/content/unused-parts'
import { resolve } from 'node:path'
import type { Command, CommandContext } from './command.ts'

export const packCheck: Command = {
  usage: 'pack check [dir [older]]',
  summary: 'checks a content pack, and that it has all cards of an older version',
  argumentCount: [0, 2],
  async run(context, [directory, older]) {
    const folder = directory === undefined ? context.packDir : resolveFromInvocationFolder(directory)
    try {
      const pack = await loadPack(folder)
      const removed =
        older === undefined ? [] : findRemovedCards(await loadPack(resolveFromInvocationFolder(older)), pack)
      if (removed.length > 0) {
        printFaults(context, removed)
        return false
      }
      const { series, characters, cards, polls } = pack
      const counts = `${series.length} series, ${characters.length} characters, ${cards.length} cards, ${polls.length} polls`
      context.print(`${folder}: no faults in ${counts}`)
      for (const part of findUnusedParts(pack)) context.print(`unused: ${part}`)
      return true
    } catch (error) {
      if (!(error instanceof PackFaults)) throw error
      printFaults(context, error.faults)
      return false
    }
  },
}

/**
 * Resolves a path against the folder in which the operator typed the command, because npm runs scripts in the
 * repository root.
 */
function resolveFromInvocationFolder(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path)
}

function printFaults(context: CommandContext, faults: readonly Fault[]): void {
  for (const { file, path, message } of faults) {
    context.print(path === '' ? `${file}: ${message}` : `${file}: ${path}: ${message}`)
  }
}
