import type { Dice } from '../simulation/dice.ts'
import type { Site, SiteSettings } from './site.ts'

/** A fault that strikes a site while players write. */
export type Scenario = SiteSettings & {
  /** How often the fault strikes in a full run. */
  readonly times: number
  /** Prepares a site before its players sign up. */
  readonly prepare?: (site: Site) => Promise<void>
  /** Causes the fault and removes it. */
  readonly strike: (site: Site, dice: Dice) => Promise<Struck>
}

export type Struck = {
  /** The time from which the recovery is measured. */
  readonly since: number
  /**
   * Number of processes, connections, packets, calls or changes of the clock that the fault hit. Without any, the scenario
   * proves nothing.
   */
  readonly hits: number
}
