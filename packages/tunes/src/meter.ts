/** The meter of a piece. Lengths are in quarter notes. */
export interface Meter {
  readonly bar: number
  readonly beat: number
  /** True if a beat has three parts. */
  readonly compound: boolean
}

/** Parses a meter. Returns undefined if the text does not start with a fraction. */
export function parseMeter(text: string): Meter | undefined {
  const [, count, unit] = /^(\d{1,2})\/(1|2|4|8|16)\b/.exec(text) ?? []
  const beats = Number(count)
  if (!count || !unit || beats < 1) return undefined
  const length = 4 / Number(unit)
  const compound = unit === '8' && beats > 3 && beats % 3 === 0
  return { bar: beats * length, beat: compound ? 3 * length : length, compound }
}

/** Parses a meter that the pack check has accepted. Throws if it is invalid anyway. */
export function parseCheckedMeter(text: string): Meter {
  const meter = parseMeter(text)
  if (!meter) throw new RangeError(`"${text}" is not a meter`)
  return meter
}
