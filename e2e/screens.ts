import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { selectors, test, type Page } from '@playwright/test'
import type axeCore from 'axe-core'

const PATIENCE_MS = 5000

const require = createRequire(import.meta.url)
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** What changes with the colours alone. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

await selectors.register('screen', newScreen)

/**
 * Looks over each screen that a page shows, as soon as a journey waits for anything on it or uses it. Returns what looks
 * over the one that is shown.
 */
export async function watchScreens(page: Page, faults: string[]): Promise<() => Promise<void>> {
  const passed = new Set(['about:blank'])
  const look = async () => {
    if (passed.has(await nameOf(page))) return
    await arrived(page)
    const screen = await nameOf(page)
    faults.push(...(await faultsNow(page)).map((fault) => `${screen}, ${fault}`))
    passed.add(screen)
  }
  const lookOnce = async () => {
    await look()
    await page.evaluate(() => {
      const { dataset } = document.documentElement
      dataset['passed'] = dataset['screen']
    })
  }
  await page.addLocatorHandler(page.locator('screen=new'), () => untilItStays(lookOnce), { noWaitAfter: true })
  return () => untilItStays(look)
}

/** Looks anew when the document is left under the look, as another tab can bring about at any moment. */
async function untilItStays(look: () => Promise<void>): Promise<void> {
  try {
    await look()
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error
    await untilItStays(look)
  }
}

/** In the page: the document's root, while the screen is none that was passed. An address is one, and each dialog on it. */
function newScreen() {
  const find = () => {
    const root = document.documentElement
    if (location.protocol === 'about:') return []
    const dialogs = [...document.querySelectorAll('dialog[open] h2')].map((title) => title.textContent)
    const screen = [location.pathname, ...dialogs].join(', ')
    if (root.dataset['screen'] !== screen) root.dataset['screen'] = screen
    return root.dataset['passed'] === screen ? [] : [root]
  }
  return { query: () => find()[0], queryAll: find }
}

async function nameOf(page: Page): Promise<string> {
  await page.locator('screen=new').count()
  return page.evaluate(() => document.documentElement.dataset['screen'] ?? 'about:blank')
}

/** What shuts anyone out of a screen as soon as all of it has come. */
export async function faultsOn(page: Page): Promise<string[]> {
  await arrived(page)
  return faultsNow(page)
}

/** What shuts anyone out of a screen as it is now, by day or by night. */
async function faultsNow(page: Page): Promise<string[]> {
  await settled(page)
  const shape = await page.evaluate(shapeNow)
  const sound = placeOf(shape)
  if (existsSync(sound)) return []
  const chosen = await page.evaluate(() => document.documentElement.dataset['theme'])
  await wear(page, 'day')
  const byDay = await violationsOn(page)
  await wear(page, 'night')
  const byNight = await violationsOn(page, RULES_OF_COLOUR)
  await wear(page, chosen)
  const faults = [...byDay.map((fault) => `by day: ${fault}`), ...byNight.map((fault) => `by night: ${fault}`)]
  if (faults.length === 0) {
    writeFileSync(sound, page.url())
    return []
  }
  // A screen that is just being left is none, and neither is the void before another comes.
  await arrived(page)
  return (await page.evaluate(shapeNow)) === shape ? faults : faultsNow(page)
}

/** Where a run keeps that a shape has no fault: the form by which every journey signs up is looked over once. */
function placeOf(shape: string): string {
  const folder = join(test.info().project.outputDir, 'sound')
  mkdirSync(folder, { recursive: true })
  return join(folder, createHash('sha256').update(shape).digest('hex'))
}

/** Waits until a screen has its heading and its answers. Where one never comes, it is looked over without. */
async function arrived(page: Page): Promise<void> {
  // A page that is left stays hidden in the document until the next one has come.
  const isThere = () =>
    document.querySelector('h1')?.checkVisibility() === true && document.querySelector('[class*=skeleton]') === null
  await page.waitForFunction(isThere, undefined, { timeout: PATIENCE_MS }).catch(() => {})
}

/** Waits until nothing moves: a colour halfway through its fade would be measured as too weak. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(moving().map((one) => one.finished))
  })
}

/**
 * In the page: the kinds of elements in their order, each within its parent's kind. They decide which faults there can be,
 * and are the same for ten cards as for nine, and for every player.
 */
function shapeNow(): string {
  const telling =
    /^(?:class|role|type|data-(?!loaded).*|aria-(?:busy|checked|current|disabled|hidden|invalid|pressed|selected))$/
  const kinds = new Map<string, number>()
  const kindOf = new Map<Element | null, number>()
  for (const element of document.body.querySelectorAll('*')) {
    const kind = JSON.stringify([
      kindOf.get(element.parentElement),
      element.tagName,
      element.getAttributeNames().map((name) => (telling.test(name) ? [name, element.getAttribute(name)] : name)),
      element.childElementCount === 0 && element.textContent !== '',
    ])
    if (!kinds.has(kind)) kinds.set(kind, kinds.size)
    kindOf.set(element, kinds.get(kind) ?? 0)
  }
  const { screen: _screen, passed: _passed, ...look } = document.documentElement.dataset
  return JSON.stringify([innerWidth, document.documentElement.lang, look, ...kinds.keys()])
}

async function wear(page: Page, theme: string | undefined): Promise<void> {
  await page.evaluate((worn) => {
    const { dataset } = document.documentElement
    if (worn === undefined) delete dataset['theme']
    else dataset['theme'] = worn
  }, theme)
  await settled(page)
}

async function violationsOn(page: Page, rules?: string[]): Promise<string[]> {
  // Handed over once to each document, not twice to each look: that takes longer than looking.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const options: axeCore.RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  return page.evaluate(async (asked) => {
    const { violations } = await (window as unknown as { axe: typeof axeCore }).axe.run(asked)
    return violations.map(({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  }, options)
}
