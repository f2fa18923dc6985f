/** How the beats of a piece are grouped; lengths are in quarter notes. */
export interface Meter {
  readonly bar: number
  readonly beat: number
  /** Whether a beat falls into three. */
  readonly compound: boolean
}

/** Reads the fraction a metre begins with; undefined where it begins with none. */
export function readMeter(text: string): Meter | undefined {
  const [, count, unit] = /^(\d{1,2})\/(1|2|4|8|16)\b/.exec(text) ?? []
  const beats = Number(count)
  if (!count || !unit || beats < 1) return undefined
  const length = 4 / Number(unit)
  const compound = unit === '8' && beats > 3 && beats % 3 === 0
  return { bar: beats * length, beat: compound ? 3 * length : length, compound }
}

/** The metre of a score that was checked. */
export function meterOf(text: string): Meter {
  const meter = readMeter(text)
  if (!meter) throw new RangeError(`"${text}" is no metre`)
  return meter
}
