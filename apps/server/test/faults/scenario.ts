import type { Dice } from '../simulation/dice.ts'
import type { Site, SiteSettings } from './site.ts'

/** A fault that occurs at a site while players write. */
export type Scenario = SiteSettings & {
  /** How often the fault occurs in a full run. */
  readonly times: number
  /** Prepares a site before its players sign up. */
  readonly prepare?: (site: Site) => Promise<void>
  /** Causes the fault and removes it. */
  readonly strike: (site: Site, dice: Dice) => Promise<FaultHits>
}

export type FaultHits = {
  /** The time from which the recovery is measured. */
  readonly since: number
  /**
   * Number of processes, connections, packets, calls or clock changes that the fault hit. If it is 0, the scenario
   * proves nothing.
   */
  readonly hits: number
}
