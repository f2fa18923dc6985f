import { LANGUAGE_NAMES, LANGUAGES } from '@otogi/rules/languages/languages'

/** How an argument with a text in each language is written. */
export const IN_EACH_LANGUAGE = LANGUAGES.map((language) => LANGUAGE_NAMES[language]).join('|')
