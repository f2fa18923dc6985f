import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { CHECKOUTS } from './checkouts.ts'

/**
 * Measures the CPU time of drawing cards, covers and scenes, from the data to the finished file. `--pictures` sets the
 * number of pictures of each kind, spread over the pack. `--compare` also measures another commit; the two commits take
 * turns at each picture, so that other programs slow down both equally.
 */

const { values } = parseArgs({ options: { pictures: { type: 'string', default: '24' } } })

const KINDS = ['card', 'cover', 'scene']

/**
 * A program that reads lines such as `card 0.5`, draws the picture of that kind at that position in the pack (0 to 1),
 * and prints the CPU time in microseconds.
 */
const draw = (folder: string) => `
  import { createInterface } from 'node:readline'
  import sharp from 'sharp'
  import { loadPack } from ${JSON.stringify(join(folder, 'packages/content/src/load.ts'))}
  import { createRecipe } from ${JSON.stringify(join(folder, 'packages/content/src/media/request.ts'))}
  import { drawPicture } from ${JSON.stringify(join(folder, 'packages/content/src/media/picture/draw.ts'))}
  import { createPainter } from ${JSON.stringify(join(folder, 'packages/content/src/media/picture/paint.ts'))}
  sharp.concurrency(1)
  const pack = await loadPack(${JSON.stringify(join(folder, 'content/legends'))})
  const ofSeries = (kind, more) => pack.series.flatMap(({ id: series }) => [0, 1, 2].map((mode) => ({ kind, series, mode, ...more })))
  const requests = {
    card: pack.cards.map(({ id: card }) => ({ kind: 'card', card, width: 600 })),
    cover: ofSeries('cover', { block: 1 }),
    scene: ofSeries('scene', { zoom: 100 }),
  }
  for await (const line of createInterface(process.stdin)) {
    const [kind, share] = line.split(' ')
    const recipe = createRecipe(pack, requests[kind][Math.floor(Number(share) * requests[kind].length)])
    const start = process.cpuUsage()
    await createPainter(drawPicture)(recipe)
    const { user, system } = process.cpuUsage(start)
    console.log(user + system)
  }
`

const checkouts = CHECKOUTS.map(({ name, folder }) => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', draw(folder)], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  return { name, child, lines: createInterface(child.stdout), seconds: new Map<string, number>() }
})
const count = Number(values.pictures)
for (let picture = 0; picture < count; picture++)
  for (const kind of KINDS)
    for (const { child, lines, seconds } of checkouts) {
      child.stdin.write(`${kind} ${picture / count}\n`)
      // oxlint-disable-next-line no-await-in-loop -- one picture after another
      const [line] = (await once(lines, 'line')) as [string]
      seconds.set(kind, (seconds.get(kind) ?? 0) + Number(line) / 1e6)
    }
for (const { child } of checkouts) child.stdin.end()

for (const kind of KINDS)
  printTimes(
    `${count} ${kind}s`,
    checkouts.map(({ seconds }) => seconds.get(kind) ?? 0),
  )
printTimes(
  'all',
  checkouts.map(({ seconds }) => seconds.values().reduce((sum, each) => sum + each, 0)),
)

function printTimes(label: string, times: readonly number[]): void {
  const [before, now] = times
  const ratio = before !== undefined && now !== undefined ? `, ratio ${(now / before).toFixed(3)}` : ''
  console.log(
    `  ${label}: ${checkouts.map(({ name }, n) => `${name} ${(times[n] ?? 0).toFixed(2)} s`).join(', ')}${ratio}`,
  )
}
