import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { api } from '@otogi/contract/api'
import { ALARM_SIGMAS, measureLeaks } from '@otogi/server/test/side-channel/measure'
import { CONTROL, collectSamples } from '@otogi/server/test/side-channel/sample'
import { Player } from '@otogi/server/test/player'
import { openTemporaryServer } from '@otogi/server/test/temporary-server'

/**
 * Tries to guess the answers of many days from ids, sizes, headers, order and times: `npm run test:side-channel --
 * [days] [from]`. Pictures and clips are rendered only once and kept in DATA_DIR.
 */

const [days = '100', from = '2026-11-18'] = process.argv.slice(2)
const directory = join(resolve(process.env['DATA_DIR'] ?? '.data'), 'media')
await using server = await openTemporaryServer(directory)

async function createPlayer(): Promise<Player> {
  const player = new Player(server.app)
  const username = `o${randomBytes(5).toString('hex')}`
  const account = { username, password: 'lantern7', email: `${username}@example.org`, googleAccount: false }
  const { body } = await player.send(api.accounts.create, account)
  player.id = (body as { _id: string })._id
  return player
}

const settings = { days: Number(days), from: Date.parse(`${from}T11:00:00Z`) }
// Runs twice and uses only the second run, because rendering a picture for the first time takes seconds, which would
// distort the measured times.
await collectSamples({ ...server, newPlayer: createPlayer }, settings)
const findings = measureLeaks(await collectSamples({ ...server, newPlayer: createPlayer }, settings))
console.table(
  findings.map(({ channel, guesser, guesses, right, chance, sigmas }) => ({
    channel,
    guesser,
    guesses,
    right,
    chance: Number(chance.toFixed(1)),
    sigmas: Number(sigmas.toFixed(1)),
  })),
)
const leaking = findings.filter(({ channel, sigmas }) => channel !== CONTROL && sigmas > ALARM_SIGMAS)
const isControlFound = findings.some(({ channel, sigmas }) => channel === CONTROL && sigmas > ALARM_SIGMAS)
console.log(
  leaking.length === 0 ? 'no channel is better than chance' : `${leaking.length} channels are better than chance`,
)
if (!isControlFound)
  console.log('the guessers did not recognize the pictures of the control, so this run proves nothing')
if (leaking.length > 0 || !isControlFound) process.exitCode = 1
