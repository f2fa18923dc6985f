import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { PullExport } from '@otogi/contract/summon'
import { countMissingPulls, hashResults, createVerifier, type Verdict } from '@otogi/rules/summon/verify'
import * as z from 'zod/mini'
import { CommandError, type Command } from './command.ts'

const LABELS: Readonly<Record<Verdict, string>> = {
  agrees: 'agrees ',
  sealed: 'sealed ',
  'unknown-rules': 'differs',
  'wrong-seed': 'differs',
  'wrong-pools': 'differs',
  'wrong-cards': 'differs',
}

const REASONS: Readonly<Partial<Record<Verdict, string>>> = {
  sealed: 'its seed is still in use: change the client seed to reveal it',
  'unknown-rules': 'it was drawn with rules unknown to this version',
  'wrong-seed': 'the server seed does not hash to its commitment',
  'wrong-pools': 'its card pools are missing or do not match their hash',
  'wrong-cards': 'the seeds give different cards',
}

export const pullsVerify: Command = {
  usage: 'pulls verify <file>',
  summary: 'recomputes the pulls of an export; needs no database and no server',
  argumentCount: [1, 1],
  async run(context, [path = '']) {
    const { seeds, pools, pulls } = await readExport(path)
    const verify = createVerifier(pools)
    const counts = new Map<string, number>()
    for (const pull of pulls) {
      const verdict = verify(pull)
      const word = LABELS[verdict].trim()
      counts.set(word, (counts.get(word) ?? 0) + 1)
      context.print(`${LABELS[verdict]} ${formatPull(pull)}${REASONS[verdict] ? `: ${REASONS[verdict]}` : ''}`)
    }
    const missing = countMissingPulls(seeds, pulls)
    for (const [commitment, count] of missing) context.print(`missing ${count} pulls of the seed ${commitment}`)
    const sums = [
      ['agree', 'agrees'],
      ['sealed', 'sealed'],
      ['differ', 'differs'],
    ] as const
    const parts = sums.flatMap(([verb, word]) => (counts.has(word) ? [`${counts.get(word)} ${verb}`] : []))
    context.print(`${pulls.length} pulls: ${parts.join(', ') || 'nothing to verify'}`)
    context.print(`results ${hashResults(pulls)}`)
    return !counts.has('differs') && missing.size === 0
  },
}

function formatPull({ at, counter, commitment, cards }: ExportFile['pulls'][number]): string {
  return `${new Date(at).toISOString()}  ${commitment.slice(0, 12)}:${counter}  ${cards.join(' ')}`
}

type ExportFile = z.infer<typeof PullExport>

async function readExport(path: string): Promise<ExportFile> {
  const text = await readFile(resolve(process.env['INIT_CWD'] ?? '.', path), 'utf8').catch(() => {
    throw new CommandError(`${path} cannot be read`)
  })
  const { data, error } = z.safeParse(PullExport, parseJson(text, path))
  if (!data) throw new CommandError(`${path} is not a pull export: ${error.issues[0]?.path.join('.') ?? ''}`)
  return data
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CommandError(`${path} is not JSON`)
  }
}
