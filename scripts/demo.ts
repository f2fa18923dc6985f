import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { listAuditFaults } from '@otogi/server/test/books'
import { Client } from '@otogi/server/test/simulation/client'
import { toDay, toInstant } from '@otogi/server/test/simulation/calendar'
import { createDice } from '@otogi/server/test/simulation/dice'
import { createServerQueries } from '@otogi/server/test/simulation/server-queries'
import { createNames } from './demo/names.ts'
import { signUp, playDay, PASSWORD, type DemoPlayer } from './demo/person.ts'
import { openTemporaryServer } from '@otogi/server/test/temporary-server'

/**
 * Starts a demo server with players: `npm run demo -- [--players 240] [--days 10] [--port 3001] [--seed 1]`. Players
 * sign up, play, summon, vote and trade over HTTP. Ctrl-C deletes the temporary database.
 */
const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '240' },
    days: { type: 'string', default: '10' },
    port: { type: 'string', default: '3001' },
    seed: { type: 'string', default: '1' },
    /** If set, the command exits after filling the server and auditing its database. */
    check: { type: 'boolean', default: false },
  },
})
const VISITOR = 'Momoka'
const MORNING = 10 * 3_600_000
const AT_ONCE = 6

const begun = performance.now()
await using server = await openTemporaryServer(resolve(process.env['DATA_DIR'] ?? '.data', 'media'), {
  web: !values.check,
})
const { app, db, pack, setNow, letRun } = server
const address = await app.listen({ host: '127.0.0.1', port: values.check ? 0 : Number(values.port) })
const { readAnswer } = createServerQueries(server)
const dice = createDice(Number(values.seed))
const today = toDay(Date.now())
const first = today - Number(values.days) + 1

const people = [VISITOR, ...createNames(Number(values.players) - 1)].map((name, n): DemoPlayer => {
  const own = createDice(Number(values.seed) * 1000 + n)
  const isVisitor = name === VISITOR
  return {
    name,
    client: new Client(address),
    dice: own,
    readAnswer,
    diligence: isVisitor ? 1 : 0.35 + own.below(60) / 100,
    skill: isVisitor ? 0.7 : 0.25 + own.below(50) / 100,
    joins: isVisitor ? first : first + own.below(Number(values.days)),
  }
})

for (let day = first; day <= today; day++) {
  // On the last day, the clock runs in real time, so that no event is in the future.
  if (day === today) letRun()
  else setNow(toInstant(day, MORNING))
  const present = people.filter(({ joins, diligence }) => joins === day || (joins < day && dice.chance(diligence)))
  await runInParallel(present, async (person) => {
    if (person.joins === day) await signUp(person)
    // Leaves most of today's games and some gachas for the person who visits the demo.
    await playDay(
      person,
      day === today && person.name === VISITOR ? { games: ['image', 'name'], keepsGachas: true } : {},
    )
  })
  console.log(`day ${day - first + 1} of ${values.days}: ${present.length} players`)
}

const faults = await listAuditFaults({ db, pack })
const calls = people.reduce((sum, { client }) => sum + client.calls, 0)
console.log(`${people.length} players, ${calls} calls, ${((performance.now() - begun) / 1000).toFixed(0)} s`)
console.log(faults.length === 0 ? 'the audit found no faults' : faults.join('\n'))
if (faults.length > 0) process.exitCode = 1
if (!values.check) {
  console.log(`${address} (name: ${VISITOR}, password: ${PASSWORD}); Ctrl-C stops the server and deletes its data`)
  await new Promise((stop) => process.once('SIGINT', stop).once('SIGTERM', stop))
}

async function runInParallel(
  players: readonly DemoPlayer[],
  act: (player: DemoPlayer) => Promise<void>,
): Promise<void> {
  const waiting = [...players]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await act(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
