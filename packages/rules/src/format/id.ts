/** Of the ids that a pack gives to its series, characters and cards. */
export const MAX_ID_LENGTH = 80
