import type { Rarity } from '@otogi/rules/summon/rarity'
import { joinClasses } from '../ui/join-classes.ts'
import s from './rarity-seal.module.css'

/** Class names, because `S+` is not a valid one. */
const STYLE: Readonly<Record<Rarity, string>> = { B: 'b', A: 'a', S: 's', 'S+': 'sp', SS: 'ss' }

const SCALLOP =
  'M50.0 7.5A12.4 12.4 0 0 1 71.2 13.2A12.4 12.4 0 0 1 86.8 28.8A12.4 12.4 0 0 1 92.5 50.0A12.4 12.4 0 0 1 86.8 71.2A12.4 12.4 0 0 1 71.2 86.8A12.4 12.4 0 0 1 50.0 92.5A12.4 12.4 0 0 1 28.8 86.8A12.4 12.4 0 0 1 13.2 71.3A12.4 12.4 0 0 1 7.5 50.0A12.4 12.4 0 0 1 13.2 28.7A12.4 12.4 0 0 1 28.7 13.2A12.4 12.4 0 0 1 50.0 7.5z'

/** A rarity's letters on its color. `wax` shows the scalloped seal in the corner of a card. */
export function RaritySeal({ rarity, wax = false }: { rarity: Rarity; wax?: boolean }) {
  if (!wax) return <span className={joinClasses(s['seal'], s[STYLE[rarity]])}>{rarity}</span>
  return (
    <span className={joinClasses(s['wax'], s[STYLE[rarity]])}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path d={SCALLOP} />
        <circle cx="50" cy="50" r="34" />
      </svg>
      <span>{rarity}</span>
    </span>
  )
}
