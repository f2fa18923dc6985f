import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { CHECKOUTS } from './checkouts.ts'

/**
 * Measures the CPU time for drawing cards: their SVG and its pixels at 600 x 800. `--cards` sets the number of cards,
 * spread over the pack. `--compare` also measures another commit; the two commits draw each card alternately, so that
 * other programs slow down both.
 */

const { values } = parseArgs({ options: { cards: { type: 'string', default: '24' } } })

/**
 * Source of a program that reads positions in the pack, draws the card at each, and prints the CPU time in
 * microseconds.
 */
const draw = (folder: string) => `
  import { createInterface } from 'node:readline'
  import sharp from 'sharp'
  import { drawPortrait } from ${JSON.stringify(join(folder, 'packages/art/src/portrait.ts'))}
  import { loadPack } from ${JSON.stringify(join(folder, 'packages/content/src/load.ts'))}
  import { toParts } from ${JSON.stringify(join(folder, 'packages/content/src/parts.ts'))}
  sharp.concurrency(1)
  const pack = await loadPack(${JSON.stringify(join(folder, 'content/legends'))})
  const parts = toParts(pack.parts)
  for await (const share of createInterface(process.stdin)) {
    const { id, portrait } = pack.cards[Math.floor(Number(share) * pack.cards.length)]
    const start = process.cpuUsage()
    await sharp(Buffer.from(drawPortrait(portrait, { seed: id, parts }))).raw().toBuffer()
    const { user, system } = process.cpuUsage(start)
    console.log(user + system)
  }
`

const checkouts = CHECKOUTS.map(({ name, folder }) => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', draw(folder)], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  return { name, child, lines: createInterface(child.stdout), microseconds: 0 }
})
const count = Number(values.cards)
for (let card = 0; card < count; card++)
  for (const checkout of checkouts) {
    checkout.child.stdin.write(`${card / count}\n`)
    // oxlint-disable-next-line no-await-in-loop -- one card after another
    const [line] = (await once(checkout.lines, 'line')) as [string]
    checkout.microseconds += Number(line)
  }
for (const { name, child, microseconds } of checkouts) {
  child.stdin.end()
  console.log(`  ${name}: ${(microseconds / 1e6).toFixed(2)} s for ${count} cards`)
}
const [before, now] = checkouts.map(({ microseconds }) => microseconds)
if (before !== undefined && now !== undefined) console.log(`    ratio ${(now / before).toFixed(3)}`)
