/** What username and password fields accept while typing. */
export const LETTERS_AND_DIGITS = /^[A-Za-z0-9]*$/
