import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** British spellings, also inside longer names. `favourite` is left out, because the specified API uses it. */
const BRITISH =
  /\w*(?:colour|grey|neighbour|favour(?!ite)|behaviour|honour|humour|harbour|armour|parlour|labour(?!atory)|theatre|centre|travell|cancell(?:ed|ing)|labell(?:ed(?!by)|ing)|modell|recognis|organis|realis(?:e|ing)|summaris|analys(?:e|ed|es|ing)\b|catalogue|licence|defence|jewellery|whilst|amongst|learnt)\w*/gi

/** Allowed exceptions: names from libraries, and the stored state of a listing. */
const ALLOWED = /toColourspace|gravity: 'centre'|@img\/colour|'cancelled'|cancelled_/g

test('names, comments, texts and documents are in American spelling', () => {
  const paths = globSync(
    ['{apps,packages}/*/{src,test}/**/*.{ts,tsx,css,json}', '{scripts,bench,e2e}/**/*.ts', '*.md', 'docs/**/*.md'],
    { cwd: root, exclude: ['**/texts/es/**', '**/es.{ts,json}', '**/spelling.test.ts'] },
  )
  expect(paths.length).toBeGreaterThan(1000)
  const found = paths.flatMap((path) => {
    const text = readFileSync(resolve(root, path), 'utf8').replace(ALLOWED, '')
    return (text.match(BRITISH) ?? []).map((word) => `${path}: ${word}`)
  })
  expect(found).toEqual([])
})
