import { resolve } from 'node:path'
import { loadPack } from '@otogi/content/load'
import { createAnswers } from '../../src/features/games/index.ts'
import { listAuditFaults } from '../books.ts'
import { createDice } from '../simulation/dice.ts'
import { compareJournal } from './journal.ts'
import { startLoad } from './load.ts'
import { listLostPictures } from './lost-pictures.ts'
import type { Scenario } from './scenario.ts'
import { openSite, type Site } from './site.ts'

/** Number of acknowledged writes to wait for before each fault and after each recovery. */
const WRITES = 12

export type Outcome = {
  readonly times: number
  /** Number of processes, connections, packets and calls that the fault hit. */
  hits: number
  /** How often the fault hit nothing. */
  missed: number
  /** Number of acknowledged writes. */
  acknowledged: number
  lost: number
  doubled: number
  half: number
  auditFaults: number
  /** Number of 5xx replies other than 503 with Retry-After. */
  faults: number
  /** Number of calls without a reply, which players repeat. */
  unanswered: number
  /** Seconds until every player could write again, per recovery. */
  readonly recoveries: number[]
  readonly details: string[]
}

type RunSettings = { readonly times: number; readonly seed: number }

/** Repeatedly causes a fault at a new site. */
export async function runScenario(scenario: Scenario, settings: RunSettings): Promise<Outcome> {
  await using site = await openSite(scenario)
  // Awaits the result, because the site is closed on return.
  return await injectFaults(site, scenario, settings)
}

/** Repeatedly causes a fault. After each fault, compares the journal of new players with the database. */
export async function injectFaults(site: Site, scenario: Scenario, { times, seed }: RunSettings): Promise<Outcome> {
  const dice = createDice(seed)
  const pack = await loadPack(resolve(import.meta.dirname, '../../../../content/legends'))
  const answers = createAnswers(pack)
  const outcome: Outcome = {
    times,
    hits: 0,
    missed: 0,
    acknowledged: 0,
    lost: 0,
    doubled: 0,
    half: 0,
    auditFaults: 0,
    faults: 0,
    unanswered: 0,
    recoveries: [],
    details: [],
  }
  const db = () => site.db()
  for (let time = 0; time < times; time++) {
    await scenario.prepare?.(site)
    const load = await startLoad({ addresses: site.addresses, db, answers, dice })
    await load.acknowledge(WRITES)
    const { since, hits } = await scenario.strike(site, dice)
    outcome.recoveries.push(((await load.recover(since)) - since) / 1000)
    await load.acknowledge(WRITES)
    await load.stop()
    const { details, ...counts } = await compareJournal(db(), load.players, load.journal)
    const audit = await listAuditFaults({ db: db(), pack })
    const lostPictures = await listLostPictures(site.addresses[0], load.journal)
    outcome.hits += hits
    if (hits === 0) outcome.missed += 1
    outcome.acknowledged += load.journal.length
    for (const kind of ['lost', 'doubled', 'half'] as const) outcome[kind] += counts[kind]
    outcome.lost += lostPictures.length
    outcome.auditFaults += audit.length
    outcome.faults += load.countFaults()
    outcome.unanswered += load.countUnanswered()
    outcome.details.push(...details, ...lostPictures, ...audit)
  }
  return outcome
}

/** Whether the fault hit something each time, and every acknowledged write is stored exactly once and completely. */
export function isClean({ missed, lost, doubled, half, auditFaults, faults }: Outcome): boolean {
  return missed + lost + doubled + half + auditFaults + faults === 0
}

/** Formats outcomes as a Markdown table. */
export function formatTable(outcomes: readonly (readonly [string, Outcome])[]): string {
  const rows = outcomes.map(([name, outcome]) => {
    const { times, hits, acknowledged, unanswered, lost, doubled, half, auditFaults, faults } = outcome
    const sorted = outcome.recoveries.toSorted((a, b) => a - b)
    const [median = 0, worst = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
    const audit = auditFaults === 0 ? 'clean' : `${auditFaults} faults`
    const counts = [times, hits, acknowledged, unanswered, lost, doubled, half, faults]
    return [name, ...counts, audit, median.toFixed(1), worst.toFixed(1)]
  })
  const head = [
    'Fault',
    'times',
    'hits',
    'acknowledged',
    'unanswered',
    'lost',
    'doubled',
    'half',
    '5xx',
    'audit',
    'median s',
    'worst s',
  ]
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
