export type QuietHours = {
  /**
   * `from` is the first quiet hour in the player's time zone, `to` the first hour that is no longer quiet. If both are
   * equal, there are no quiet hours.
   */
  readonly from: number
  readonly to: number
  readonly timeZone: string
}

/** Whether a time is within the quiet hours, which may span midnight. */
export function isQuiet(epochMs: number, { from, to, timeZone }: QuietHours): boolean {
  const hour = readHour(epochMs, timeZone)
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to
}

function readHour(epochMs: number, timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(epochMs))
}
