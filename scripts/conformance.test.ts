import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadPack } from '@otogi/content/load'
import { api } from '@otogi/contract/api'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const page = readFileSync(resolve(root, 'docs/internal/conformance.md'), 'utf8')

test('the conformance page lists the calls that the web app does not use', () => {
  const source = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .map((path) => readFileSync(resolve(root, path), 'utf8'))
    .join('\n')
  const unmade = Object.entries(api).flatMap(([feature, endpoints]) =>
    Object.entries(endpoints)
      .filter(([name]) => !new RegExp(`\\b${feature}\\.${name}\\b`).test(source))
      .map(([, { path }]) => path.replace('/api/', '')),
  )
  const row = /^\| 7: the calls it makes .*$/m.exec(page)?.[0] ?? ''
  const named = Array.from(row.matchAll(/`([\w/]+)`/g), ([, path = '']) => path)
  expect(named.toSorted()).toEqual(unmade.toSorted())
})

test('the conformance page says how many openings of the starter pack have a video', async () => {
  const { series } = await loadPack(resolve(root, 'content/legends'))
  const filmed = series.filter(({ opening }) => opening.video !== null).length
  expect(page).toContain(`${filmed} of the ${series.length} openings of the starter pack name a video`)
  expect(page).toContain(`the other ${series.length - filmed} show their score`)
})
