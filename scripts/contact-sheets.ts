import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadPack } from '@otogi/content/load'
import type { PictureRequest } from '@otogi/content/media/request'
import { openMediaStore } from '@otogi/content/media/store'
import type { Pack } from '@otogi/content/pack'
import { MODES } from '@otogi/rules/games/games'
import { createSheet, type Tile } from './contact-sheets/sheet.ts'
import { shuffle } from './contact-sheets/shuffle.ts'

const USAGE = `npm run contact-sheets -- [--out DIR] [--series ID,ID] [--blind SEED]
Draws sheets of all cards, silhouettes, eye bands, covers and scenes, with a list of names for each.
--blind shuffles the pictures of each kind, so that reviewers cannot guess names from the order.`

interface Subject {
  readonly name: string
  readonly request: PictureRequest
}

interface Plan {
  readonly kind: string
  readonly subjects: readonly Subject[]
  readonly columns: number
  readonly rows: number
  readonly tile: Tile
}

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: '.artifacts/sheets' },
    series: { type: 'string' },
    blind: { type: 'string' },
    help: { type: 'boolean' },
  },
})
if (values.help) console.log(USAGE)
else await drawSheets(values)

async function drawSheets({ out, series, blind }: { out: string; series?: string; blind?: string }): Promise<void> {
  const pack = await loadPack(process.env['PACK_DIR'] ?? 'content/legends')
  const store = await openMediaStore({ pack, directory: join(process.env['DATA_DIR'] ?? '.data', 'media') })
  const wanted = series?.split(',')
  try {
    await mkdir(out, { recursive: true })
    for (const plan of createPlans(pack, wanted)) {
      const subjects = blind === undefined ? plan.subjects : shuffle(plan.subjects, `${blind} ${plan.kind}`)
      const perSheet = plan.columns * plan.rows
      for (let start = 0; start < subjects.length; start += perSheet) {
        const part = subjects.slice(start, start + perSheet)
        await store.prepare(part.map(({ request }) => request))
        const files = await Promise.all(part.map(async ({ request }) => (await store.find(request)).file))
        const name = join(out, `${plan.kind}-${String(start / perSheet + 1).padStart(2, '0')}`)
        await writeFile(`${name}.png`, await createSheet(files, plan))
        await writeFile(
          `${name}.txt`,
          `${part.map((one, n) => `${formatPosition(n, plan.columns)} ${one.name}`).join('\n')}\n`,
        )
        console.log(`${name}.png: ${part.length}`)
      }
    }
  } finally {
    await store.close()
  }
}

/** Returns the row and the column of picture `n`, both counted from one. */
function formatPosition(n: number, columns: number): string {
  return `${Math.floor(n / columns) + 1}.${(n % columns) + 1}`
}

function createPlans(pack: Pack, seriesIds: readonly string[] | undefined): Plan[] {
  const isWanted = (id: string) => seriesIds?.includes(id) ?? true
  const characters = pack.characters
    .filter((one) => isWanted(one.series))
    .map(({ id, name }) => ({ id, name: name.en }))
  const series = pack.series.filter((one) => isWanted(one.id))
  return [
    {
      kind: 'cards',
      subjects: pack.cards
        .filter((card) => isWanted(card.series))
        .map((card) => ({
          name: `${card.name.en} (${card.rarity})`,
          request: { kind: 'card', card: card.id, width: 600 },
        })),
      columns: 5,
      rows: 3,
      tile: { width: 300, height: 400 },
    },
    {
      kind: 'silhouettes',
      subjects: characters.map(({ id, name }) => ({ name, request: { kind: 'silhouette', character: id, mode: 1 } })),
      columns: 8,
      rows: 4,
      tile: { width: 180, height: 240 },
    },
    {
      kind: 'eyes',
      subjects: characters.map(({ id, name }) => ({ name, request: { kind: 'eyes', character: id, mode: 0 } })),
      columns: 3,
      rows: 8,
      tile: { width: 480, height: 160 },
    },
    {
      kind: 'covers',
      subjects: series.flatMap(({ id, title }) =>
        MODES.map((mode) => ({
          name: `${title.en}, ${mode}`,
          request: { kind: 'cover', series: id, mode, block: 1 } as const,
        })),
      ),
      columns: 6,
      rows: 2,
      tile: { width: 270, height: 360 },
    },
    {
      kind: 'scenes',
      subjects: series.flatMap(({ id, title }) =>
        MODES.map((mode) => ({
          name: `${title.en}, ${mode}`,
          request: { kind: 'scene', series: id, mode, zoom: 100 } as const,
        })),
      ),
      columns: 3,
      rows: 3,
      tile: { width: 510, height: 340 },
    },
  ]
}
