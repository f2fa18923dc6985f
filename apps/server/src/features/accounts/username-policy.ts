import {
  DataSet,
  RegExpMatcher,
  englishDataset,
  englishRecommendedBlacklistMatcherTransformers,
  englishRecommendedWhitelistMatcherTransformers,
  parseRawPattern,
  resolveConfusablesTransformer,
  resolveLeetSpeakTransformer,
  toAsciiLowerCaseTransformer,
} from 'obscenity'
import { Refusal } from '../../platform/http/refusal.ts'
import { ALLOWED_ENGLISH, HARMLESS_WORDS, OFFENSIVE_PATTERNS, RESERVED_WORDS } from './refused-words.ts'

export type UsernameProblem = 'reserved' | 'offensive'

const words = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .removePhrasesIf(({ metadata }) => ALLOWED_ENGLISH.has(metadata?.originalWord ?? ''))
  .addPhrase((phrase) => {
    for (const pattern of OFFENSIVE_PATTERNS) phrase.addPattern(parseRawPattern(pattern))
    for (const harmless of HARMLESS_WORDS) phrase.addWhitelistedTerm(harmless)
    return phrase
  })

const LOOK_ALIKES = [resolveConfusablesTransformer(), resolveLeetSpeakTransformer(), toAsciiLowerCaseTransformer()]

/** Finds the words even if letters are repeated or replaced with look-alikes. */
const matcher = new RegExpMatcher({
  ...words.build(),
  blacklistMatcherTransformers: englishRecommendedBlacklistMatcherTransformers,
  whitelistMatcherTransformers: englishRecommendedWhitelistMatcherTransformers,
})

/** Returns why a name is not allowed, or undefined if it is. */
export function findUsernameProblem(name: string): UsernameProblem | undefined {
  const plain = name.normalize('NFKD').replace(/\p{Mn}/gu, '')
  if (isReserved(plain)) return 'reserved'
  const joined = plain.replace(/[^\p{L}\p{N}]/gu, '')
  return [plain, joined].some(isOffensive) ? 'offensive' : undefined
}

/** Refuses a new name that is reserved or offensive. */
export function requireAllowedUsername(username: string): void {
  const problem = findUsernameProblem(username)
  if (problem) throw new Refusal('USERNAME_NOT_ALLOWED', [{ path: 'username', message: problem }])
}

function isOffensive(text: string): boolean {
  // Words of a name begin with a capital letter or are separated by digits.
  const separated = text.replace(/\d+/g, ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  if (matcher.hasMatch(separated)) return true
  // The characters 1 and I can stand for i or for l, so both readings are checked.
  return [text, text.replace(/[1I]/g, 'l')].some((spelling) =>
    matcher
      .getAllMatches(spelling)
      .some(({ startIndex, endIndex }) => isMostlyLetters(text.slice(startIndex, endIndex + 1))),
  )
}

/** Without this condition, a word would be found in many random names with digits: "b00b", "455". */
function isMostlyLetters(text: string): boolean {
  return text.replace(/\P{L}/gu, '').length > text.length / 2
}

const RESERVED = new RegExp(`^(?:${RESERVED_WORDS.map(foldLookAlikes).join('|')})+$`)

/** A name is also reserved if it has digits before or after the word. */
function isReserved(text: string): boolean {
  return [text, text.replace(/^[\d\W_]+|[\d\W_]+$/gu, '')].some((part) => RESERVED.test(foldLookAlikes(part)))
}

/**
 * Reduces all spellings of a word to one: look-alike characters become letters, i becomes l, and a repeated letter
 * becomes a single one.
 */
function foldLookAlikes(text: string): string {
  const folded = Array.from(text, (character) => {
    let code: number | undefined = character.codePointAt(0)
    for (const { transform } of LOOK_ALIKES) code = code === undefined ? code : transform(code)
    return code === undefined ? '' : String.fromCodePoint(code)
  }).join('')
  return folded
    .replace(/[^a-z]/g, '')
    .replaceAll('i', 'l')
    .replace(/(.)\1+/g, '$1')
}
