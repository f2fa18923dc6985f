/** Maximum length of the id of a series, character or card in a pack. */
export const MAX_ID_LENGTH = 80
