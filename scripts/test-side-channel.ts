import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { api } from '@otogi/contract/api'
import { ALARM_SIGMAS, measure } from '@otogi/server/test/side-channel/measure'
import { CONTROL, collectSamples } from '@otogi/server/test/side-channel/sample'
import { Player } from '@otogi/server/test/player'
import { openTemporaryServer } from '@otogi/server/test/temporary-server'

/**
 * Looks at every answer of many days as an outsider does and tries to tell today's solutions from what surrounds them:
 * `npm run test:side-channel -- [days] [from]`. Pictures and clips are drawn at their first need and kept in DATA_DIR.
 */

const [days = '100', from = '2026-11-18'] = process.argv.slice(2)
const directory = join(resolve(process.env['DATA_DIR'] ?? '.data'), 'media')
await using server = await openTemporaryServer(directory)

async function newPlayer(): Promise<Player> {
  const player = new Player(server.app)
  const username = `o${randomBytes(5).toString('hex')}`
  const account = { username, password: 'lantern7', email: `${username}@example.org`, googleAccount: false }
  const { body } = await player.send(api.accounts.create, account)
  player.id = (body as { _id: string })._id
  return player
}

const settings = { days: Number(days), from: Date.parse(`${from}T11:00:00Z`) }
// The first time a picture is asked for it is drawn, which takes seconds: that tells how new a server is.
await collectSamples({ ...server, newPlayer }, settings)
const findings = measure(await collectSamples({ ...server, newPlayer }, settings))
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
const telling = findings.filter(({ channel, sigmas }) => channel !== CONTROL && sigmas > ALARM_SIGMAS)
const isAwake = findings.some(({ channel, sigmas }) => channel === CONTROL && sigmas > ALARM_SIGMAS)
console.log(
  telling.length === 0 ? 'nothing tells better than chance' : `${telling.length} channels tell more than chance`,
)
if (!isAwake) console.log('the guessers did not even tell the pictures: this measure is worth nothing')
if (telling.length > 0 || !isAwake) process.exitCode = 1
