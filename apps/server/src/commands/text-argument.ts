import { LANGUAGE_NAMES, LANGUAGES } from '@otogi/rules/languages/languages'

/** Format of an argument with one text per language. */
export const IN_EACH_LANGUAGE = LANGUAGES.map((language) => LANGUAGE_NAMES[language]).join('|')
