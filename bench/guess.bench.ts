import { spawnSync } from 'node:child_process'

/** Requests per guess, and the time from the reply to the drawn result. Runs the journey that counts them. */

const REPEATED = ['test', 'guess-pace', '--repeat-each=6', '--workers=1']
const { status } = spawnSync('npx', ['playwright', ...REPEATED], { stdio: 'inherit' })
process.exitCode = status ?? 1
