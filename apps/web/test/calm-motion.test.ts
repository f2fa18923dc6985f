import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withCalm } from '../build/calm-motion.ts'

const flat = (css: string) => css.replaceAll(/\s+/g, ' ').trim()

test('rules for less motion hold under the page’s own attribute too', () => {
  const css =
    '.a { top: 0 } @media (prefers-reduced-motion: reduce) { .a, .b::after { animation: none } } .c { top: 1px }'
  expect(flat(withCalm(css))).toBe(
    flat(`${css.replace(' .c { top: 1px }', '')}
      :root[data-motion='calm'] .a, :root[data-motion='calm'] .b::after { animation: none } .c { top: 1px }`),
  )
})

test('the root is itself', () => {
  const css = '@media (prefers-reduced-motion: reduce) { :root { --d: 0ms; } }'
  expect(flat(withCalm(css))).toBe(`${css} :root[data-motion='calm'] { --d: 0ms; }`)
})

test('every block of a sheet is followed by its own', () => {
  const block = '@media (prefers-reduced-motion: reduce) { .a { top: 0 } }'
  expect(withCalm(`${block}\n${block}`).match(/data-motion/g)).toHaveLength(2)
})

test('a block that holds more than plain rules is refused', () => {
  expect(() => withCalm('@media (prefers-reduced-motion: reduce) { @media print { .a { top: 0 } } }')).toThrow(/plain/)
})

const SRC = join(import.meta.dirname, '../src')
const sheets = globSync('**/*.css', { cwd: SRC }).map((name) => [name, readFileSync(join(SRC, name), 'utf8')] as const)

test.each(sheets)('%s asks about motion in the one way that is understood', (_, css) => {
  const asked = css.match(/prefers-reduced-motion/g)?.length ?? 0
  expect(withCalm(css).match(/prefers-reduced-motion/g)?.length ?? 0).toBe(asked)
  expect(css.split('@media (prefers-reduced-motion: reduce)').length - 1).toBe(asked)
})
