export const MOST_SHOWN = 6

/** Adds the card at the end of the selection or removes it; a full selection takes no more cards. */
export function toggleCard(chosen: readonly string[], cardId: string): readonly string[] {
  if (chosen.includes(cardId)) return chosen.filter((one) => one !== cardId)
  return chosen.length < MOST_SHOWN ? [...chosen, cardId] : chosen
}
