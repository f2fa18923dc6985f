import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const readText = (path: string) => readFileSync(resolve(root, path), 'utf8')
const readme = readText('README.md')

test('the README names every setting', () => {
  const config = readText('apps/server/src/platform/process/config.ts')
  const settings = Array.from(config.matchAll(/^ {2}([A-Z_]+): z\./gm), ([, name]) => name)
  expect(settings.length).toBeGreaterThan(12)
  expect(settings.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})

test('the README names every command of the operator', () => {
  const sources = globSync('apps/server/src/commands/*.ts', { cwd: root }).map(readText).join('\n')
  const commands = Array.from(sources.matchAll(/^ {2}usage: '(\w+ [\w-]+)/gm), ([, name]) => name)
  expect(commands.length).toBeGreaterThan(8)
  expect(commands.filter((name) => !readme.includes(`\`${name}`))).toEqual([])
})

test('every link of the README exists', () => {
  const paths = Array.from(readme.matchAll(/\]\((?!https?:)([^)#]+)/g), ([, path = '']) => path)
  expect(paths.filter((path) => globSync(path.replace(/\/$/, ''), { cwd: root }).length === 0)).toEqual([])
})
