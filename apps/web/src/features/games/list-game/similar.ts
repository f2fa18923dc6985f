import uFuzzy from '@leeoniya/ufuzzy'
import { normalizeForSearch, normalizeGuess } from '@otogi/rules/games/guess'
import { listNames, type Suggestion } from './suggestions.ts'

/** Allows one error per word: a missing, extra or wrong letter, or two swapped letters. */
const fuzzy = new uFuzzy({
  intraMode: 1,
  intraIns: 1,
  intraSub: 1,
  intraTrn: 1,
  intraDel: 1,
  intraSlice: [0, Infinity],
})

/** The minimum number of letters, because shorter strings are similar to too many names. */
const FEWEST_LETTERS = 4

/** Finds suggestions despite a typing error or missing or extra spaces. The best match is first. */
export function findSimilar(items: readonly Suggestion[], typed: string): readonly Suggestion[] {
  if (normalizeForSearch(typed).length < FEWEST_LETTERS) return []
  const names = items.flatMap((item) => listNames(item).map((name) => ({ item, name })))
  return [normalizeGuess, normalizeForSearch].flatMap((normalize) => {
    const [found, info, order] = fuzzy.search(
      names.map(({ name }) => normalize(name)),
      normalize(typed),
      1,
    )
    const sorted = order ? order.map((index) => info.idx[index]) : (found ?? [])
    return sorted.flatMap((index) => (index === undefined ? [] : (names[index]?.item ?? [])))
  })
}
