import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { PLANTED_FAULTS } from './faults.ts'

const read = (file: string) => readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8')

const EDITS = PLANTED_FAULTS.flatMap(({ name, edits }) => edits.map(({ file, from }) => ({ name, file, from })))

test.each(EDITS)('$name: the text to replace occurs once in $file', ({ file, from }) => {
  expect(read(file).split(from)).toHaveLength(2)
})

test.each(PLANTED_FAULTS)('$name: its test exists', (fault) => {
  expect(read(fault.test.file)).toContain(fault.test.title)
})
