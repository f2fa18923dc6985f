import type { Rarity } from '@otogi/rules/summon/rarity'
import s from './rarity-light.module.css'

const NAMES: Readonly<Record<Rarity, string>> = { B: 'b', A: 'a', S: 's', 'S+': 'sp', SS: 'ss' }

/** Returns the class that sets --light to the color of the rarity. */
export function toLightClass(rarity: Rarity): string | undefined {
  return s[NAMES[rarity]]
}
