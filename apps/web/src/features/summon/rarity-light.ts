import type { Rarity } from '@otogi/rules/summon/rarity'
import s from './rarity-light.module.css'

const NAMES: Readonly<Record<Rarity, string>> = { B: 'b', A: 'a', S: 's', 'S+': 'sp', SS: 'ss' }

/** The class that sets --light to the rarity's colour. */
export function lightOf(rarity: Rarity): string | undefined {
  return s[NAMES[rarity]]
}
