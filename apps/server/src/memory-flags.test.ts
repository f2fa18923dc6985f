import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { MEMORY_FLAGS } from './workers.ts'

const root = resolve(import.meta.dirname, '../../..')

test.each(['package.json', 'Dockerfile', 'deploy/otogi.service'])(
  'the commands in %s start the server with the flags of its workers',
  async (file) => {
    const lines = (await readFile(join(root, file), 'utf8')).split('\n')
    const commands = lines.filter((line) => line.includes('apps/server/src/main.ts'))
    expect(commands).not.toEqual([])
    for (const command of commands) for (const flag of MEMORY_FLAGS) expect(command).toContain(flag)
  },
)
