import { LIMITS, type LimitName, type Limits } from '@otogi/contract/limits'

const names = Object.keys(LIMITS) as LimitName[]
const one = `(?:${names.join('|')})=[1-9]\\d{0,5}`

export const RATE_LIMITS = new RegExp(`^(?:on|off|${one}(?:,${one})*)$`)
export const RATE_LIMITS_HINT = `must be on, off, or a list like sign-in=30,write=600 of: ${names.join(', ')}`

/** Returns the contract's limits with the changes from the setting; undefined if the setting is `off`. */
export function parseRateLimits(setting: string): Limits | undefined {
  if (setting === 'off') return undefined
  if (setting === 'on') return LIMITS
  const changed = setting.split(',').map((part) => {
    const [name, max] = part.split('=') as [LimitName, string]
    return [name, { ...LIMITS[name], max: Number(max) }]
  })
  return { ...LIMITS, ...Object.fromEntries(changed) } as Limits
}
