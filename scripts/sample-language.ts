import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { LANGUAGES } from '@otogi/rules/languages/languages'
import { parseSync, Visitor, type Function as FunctionNode } from 'oxc-parser'
import { findLine, parseSources, type Source } from './sources.ts'

/**
 * Prints a random sample of the repository's wording for a reader who has never seen it: `node scripts/sample-language.ts
 * [seed]`. The reader marks every item that had to be read twice or sounds translated.
 */

const COUNTS = { names: 100, comments: 80, sentences: 60, texts: 30 }

const root = resolve(import.meta.dirname, '..')
const seed = Number(process.argv[2] ?? 1)
if (!Number.isInteger(seed)) throw new Error(`the seed must be a whole number (got '${process.argv[2]}')`)
const random = createRandom(seed)

const sources = parseSources(root, '{packages,apps,scripts,e2e,bench}/**/*.{ts,tsx}')
const signatures = sources.flatMap(listSignatures)
const comments = sources.flatMap(listComments)
// Leaves out docs/internal, because its tables contain titles of tests.
const sentences = globSync('{*.md,docs/*.md,docs/decisions/*.md}', { cwd: root }).toSorted().flatMap(listSentences)

printItems('Names', pickRandomItems(signatures, COUNTS.names))
printItems('Comments', pickRandomItems(comments, COUNTS.comments))
printItems('Sentences', pickRandomItems(sentences, COUNTS.sentences))
for (const language of LANGUAGES) printItems(`Texts (${language})`, pickRandomItems(listTexts(language), COUNTS.texts))

/** Lists the functions with their parameters, as they are written in the source. */
function listSignatures({ program, text, path }: Source): string[] {
  const found: string[] = []
  const add = ({ id, params, returnType }: FunctionNode) => {
    if (!id) return
    const first = params[0]
    const last = params.at(-1)
    const written = first && last ? text.slice(first.start, last.end).replaceAll(/\s+/g, ' ') : ''
    found.push(`${path}: ${id.name}(${written})${returnType ? text.slice(returnType.start, returnType.end) : ''}`)
  }
  new Visitor({ FunctionDeclaration: add }).visit(program)
  return found
}

/** Lists the comments without their comment markers. Consecutive `//` lines form one comment. */
function listComments({ path, text }: Source): string[] {
  const blocks: { start: number; end: number; text: string }[] = []
  for (const { value, start, end } of parseSync(path, text).comments) {
    const last = blocks.at(-1)
    if (last && /^\n *$/.test(text.slice(last.end, start)))
      blocks.splice(-1, 1, { ...last, end, text: last.text + value })
    else blocks.push({ start, end, text: value })
  }
  return blocks.flatMap((block) => {
    const words = block.text
      .replaceAll(/^\s*\*+ ?/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
    return words.includes(' ') && !words.startsWith('oxlint-')
      ? [`${path}:${findLine(text, block.start)}: ${words}`]
      : []
  })
}

/** Lists the sentences in a page's prose and tables. Code is left out. */
function listSentences(path: string): string[] {
  const prose = readFileSync(join(root, path), 'utf8')
    .replaceAll(/```[\s\S]*?```/g, '')
    .replaceAll(/^(?:#.*|\|[-| :]+\|)$/gm, '')
    .split(/\n\s*\n|\s\|\s|^[-*] /m)
  return prose
    .flatMap((block) => block.replaceAll(/\s+/g, ' ').split(/(?<=[.:;?!])\s+(?=[A-Z`*[])/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length >= 5)
    .map((sentence) => `${path}: ${sentence}`)
}

function listTexts(language: string): string[] {
  return globSync(`apps/web/src/texts/${language}/*.json`, { cwd: root })
    .toSorted()
    .flatMap((path) => {
      const texts = JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, string>
      return Object.entries(texts).map(([key, text]) => `${key}: ${text}`)
    })
}

function pickRandomItems(items: readonly string[], count: number): string[] {
  return items
    .map((item) => ({ item, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ item }) => item)
}

/** Creates the random number generator mulberry32. The same seed gives the same sample. */
function createRandom(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function printItems(title: string, items: readonly string[]): void {
  console.log(`\n## ${title}\n`)
  for (const [index, item] of items.entries()) console.log(`${index + 1}. ${item}`)
}
