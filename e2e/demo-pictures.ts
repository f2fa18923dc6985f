import { toPlainReply } from '@otogi/contract/wire-names'
import type { User } from '@otogi/contract/accounts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { GAMES } from '@otogi/rules/games/games'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { createLaunchOptions } from './chromium.ts'
import { summon } from './summoning.ts'

/**
 * Takes the screenshots for the README in a small demo (`npm run demo:pictures`) and stores them in `docs/pictures`.
 */
const FOLDER = resolve(import.meta.dirname, '../docs/pictures')
const PORT = process.env['PORT'] ?? '3001'
const READY = /^(?<address>http\S+) \(name: (?<name>\w+), password: (?<password>\w+)\)/
const QUALITY = 84
/** The server draws pictures when they are first requested. */
const TIMEOUT_MS = 180_000

type DemoWorld = { address: string; name: string; password: string }
type Shot = {
  name: string
  path: string
  theme: 'night' | 'day'
  isPhone?: boolean
  prepare?: (page: Page) => Promise<void>
}

const SHOTS: readonly Shot[] = [
  { name: 'home', path: '/home/main', theme: 'night' },
  { name: 'game', path: '/home/games/pixel', theme: 'day' },
  { name: 'summon', path: '/home/summon', theme: 'night', prepare: (page) => summon(page, 10) },
  { name: 'collection', path: '/home/collection?owned=obtained', theme: 'day' },
  { name: 'market', path: '/home/market?sort=dearest', theme: 'night' },
  { name: 'phone', path: '/home/games/silueta', theme: 'night', isPhone: true },
]

const demo = spawn(
  process.execPath,
  [resolve(import.meta.dirname, '../scripts/demo.ts'), '--players', '60', '--days', '4', '--port', PORT],
  { stdio: ['ignore', 'pipe', 'inherit'] },
)
try {
  const world = await waitForDemo()
  await mkdir(FOLDER, { recursive: true })
  const { executablePath, args, env } = await createLaunchOptions()
  const browser = await chromium.launch({ executablePath, args, env })
  for (const shot of SHOTS) await takeScreenshot(browser, world, shot)
  await browser.close()
} finally {
  demo.kill('SIGTERM')
  if (demo.exitCode === null) await once(demo, 'exit')
}

/** Waits until the demo prints its address and login. */
async function waitForDemo(): Promise<DemoWorld> {
  for await (const line of createInterface({ input: demo.stdout })) {
    console.log(line)
    const { address, name, password } = READY.exec(line)?.groups ?? {}
    if (address && name && password) return { address, name, password }
  }
  throw new Error('the demo ended before it was ready')
}

async function takeScreenshot(browser: Browser, { address, name, password }: DemoWorld, shot: Shot): Promise<void> {
  const viewport = shot.isPhone ? { width: 360, height: 740 } : { width: 1280, height: 800 }
  const context = await browser.newContext({
    baseURL: address,
    viewport,
    deviceScaleFactor: shot.isPhone ? 2 : 1,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Madrid',
  })
  const signedIn = await context.request.post('/api/users/find', {
    data: { username: name, password },
    headers: { origin: address },
  })
  const user = toPlainReply(await signedIn.json()) as User
  const storedItems = { theme: shot.theme, howToSeen: GAMES.join(), _id: user.id, userData: JSON.stringify(user) }
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, storedItems)
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  await page.goto(shot.path)
  await page.waitForLoadState('networkidle')
  await shot.prepare?.(page)
  await page.waitForFunction(areVisibleImagesLoaded)
  const picture = await page.screenshot({ animations: 'disabled' })
  await sharp(picture)
    .webp({ quality: QUALITY })
    .toFile(join(FOLDER, `${shot.name}.webp`))
  console.log(`${shot.name}.webp`)
  await context.close()
}

function areVisibleImagesLoaded(): boolean {
  return [...document.images]
    .filter((image) => image.getBoundingClientRect().top < innerHeight)
    .every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
}
