import { spawnSync } from 'node:child_process'

/**
 * Runs the browser test that measures the requests per guess, and the time from the reply to the result on the screen.
 */

const REPEATED = ['test', 'guess-pace', '--repeat-each=6', '--workers=1']
const { status } = spawnSync('npx', ['playwright', ...REPEATED], { stdio: 'inherit' })
process.exitCode = status ?? 1
