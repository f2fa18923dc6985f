export const MOST_SHOWN = 6

/** The choice with a card put behind the others or taken out; a full choice takes no more. */
export function toggled(chosen: readonly string[], cardId: string): readonly string[] {
  if (chosen.includes(cardId)) return chosen.filter((one) => one !== cardId)
  return chosen.length < MOST_SHOWN ? [...chosen, cardId] : chosen
}
