import type { Rarity } from '@otogi/rules/summon/rarity'
import { classes } from './classes.ts'
import s from './rarity-seal.module.css'

/** The style name of a rarity: the letters of S+ cannot be one. */
const STYLE: Readonly<Record<Rarity, string>> = { B: 'b', A: 'a', S: 's', 'S+': 'sp', SS: 'ss' }

/** A rarity's letters on its colour. `wax` is the scalloped seal of a card's corner. */
export function RaritySeal({ rarity, wax = false }: { rarity: Rarity; wax?: boolean }) {
  return <span className={classes(wax ? s['wax'] : s['seal'], s[STYLE[rarity]])}>{rarity}</span>
}
