import { spawnSync } from 'node:child_process'

/** How many requests a guess takes, and how soon after its answer the screen shows it: the journey that counts them tells. */

const REPEATED = ['test', 'guess-pace', '--repeat-each=6', '--workers=1']
const { status } = spawnSync('npx', ['playwright', ...REPEATED], { stdio: 'inherit' })
process.exitCode = status ?? 1
