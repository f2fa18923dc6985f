export const MOST_SHOWN = 6

/** Adds the card to the end of the selection, or removes it if it is selected. A full selection does not change. */
export function toggleCard(selected: readonly string[], cardId: string): readonly string[] {
  if (selected.includes(cardId)) return selected.filter((one) => one !== cardId)
  return selected.length < MOST_SHOWN ? [...selected, cardId] : selected
}
