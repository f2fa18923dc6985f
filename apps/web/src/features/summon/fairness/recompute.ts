import type { PastPull, PullExport } from '@otogi/contract/summon'
import { countMissingPulls, hashResults, createVerifier } from '@otogi/rules/summon/verify'

export type Recomputation = {
  readonly agrees: number
  readonly sealed: number
  readonly differing: readonly PastPull[]
  /** Pulls that should be in the export but are not. */
  readonly missing: number
  readonly digest: string
}

/** Whether the recomputed pulls agree with the export; `nothing` if no pull could be checked. */
export function summarizeRecomputation({ agrees, differing, missing }: Recomputation): 'nothing' | 'agree' | 'differ' {
  if (differing.length + missing > 0) return 'differ'
  return agrees > 0 ? 'agree' : 'nothing'
}

/** How many pulls to recompute before the browser gets time to render. */
const BATCH_SIZE = 100

/** Recomputes all pulls of an export. */
export async function recomputePulls(
  { pools, pulls, seeds }: PullExport,
  onProgress: (share: number) => void,
): Promise<Recomputation> {
  const verify = createVerifier(pools)
  let [agrees, sealed] = [0, 0]
  const differing: PastPull[] = []
  for (const [index, pull] of pulls.entries()) {
    if (index % BATCH_SIZE === 0) {
      onProgress(index / pulls.length)
      await yieldToBrowser()
    }
    const verdict = verify(pull)
    if (verdict === 'agrees') agrees++
    else if (verdict === 'sealed') sealed++
    else differing.push(pull)
  }
  const missing = [...countMissingPulls(seeds, pulls).values()].reduce((sum, count) => sum + count, 0)
  return { agrees, sealed, differing, missing, digest: hashResults(pulls) }
}

function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
