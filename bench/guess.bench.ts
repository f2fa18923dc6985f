import { spawnSync } from 'node:child_process'

/**
 * Measures the requests per guess, and the time from the reply to the result on the screen, by running the browser test
 * that counts them.
 */

const REPEATED = ['test', 'guess-pace', '--repeat-each=6', '--workers=1']
const { status } = spawnSync('npx', ['playwright', ...REPEATED], { stdio: 'inherit' })
process.exitCode = status ?? 1
