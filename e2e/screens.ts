import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { selectors, test, type Page } from '@playwright/test'
import type axeCore from 'axe-core'

const SCREEN_TIMEOUT_MS = 5000

const require = createRequire(import.meta.url)
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** Rules that depend on the theme's colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * If at most this share of a page's element kinds is new, axe checks only the parts with new kinds. Otherwise, it
 * checks the whole page.
 */
const MAX_PART = 0.5

/**
 * A screen: its page (width, language and settings) and the different kinds of elements on it. `parent` is the index of
 * the parent element's kind; -1 for elements directly in the body.
 */
type Shape = { page: string; kinds: { parent: number; description: string }[] }

type KindOfElement = Map<Element | null, number>

await selectors.register('screen', findNewScreen)

/**
 * Checks each screen of a page when a journey first waits for or uses an element on it. Returns a function that checks
 * the current screen on demand.
 */
export async function watchScreens(page: Page, faults: string[]): Promise<() => Promise<void>> {
  const passed = new Set(['about:blank'])
  const checkUnlessPassed = async () => {
    if (passed.has(await describeScreen(page))) return
    await waitForScreen(page)
    const screen = await describeScreen(page)
    faults.push(...(await checkScreen(page)).map((fault) => `${screen}, ${fault}`))
    passed.add(screen)
  }
  const checkAndMark = async () => {
    await checkUnlessPassed()
    await page.evaluate(() => {
      const { dataset } = document.documentElement
      dataset['passed'] = dataset['screen']
    })
  }
  await page.addLocatorHandler(page.locator('screen=new'), () => retryAfterNavigation(checkAndMark), {
    noWaitAfter: true,
  })
  return () => retryAfterNavigation(checkUnlessPassed)
}

/** Runs the check again if the page navigates during the check, e.g. because of another tab. */
async function retryAfterNavigation(check: () => Promise<void>): Promise<void> {
  try {
    await check()
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error
    await retryAfterNavigation(check)
  }
}

/**
 * Runs in the page. Returns the screen's root element if it has not been checked yet. Each URL and each dialog is a
 * screen.
 */
function findNewScreen() {
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

async function describeScreen(page: Page): Promise<string> {
  await page.locator('screen=new').count()
  return page.evaluate(() => document.documentElement.dataset['screen'] ?? 'about:blank')
}

/** Returns the axe violations of a screen once it has loaded. */
export async function checkLoadedScreen(page: Page): Promise<string[]> {
  await waitForScreen(page)
  return checkScreen(page)
}

/** Returns the axe violations of the current screen in both themes. */
async function checkScreen(page: Page): Promise<string[]> {
  await waitForAnimations(page)
  const shape = await page.evaluate(describeScreenElements)
  const checked = openCheckedKinds(shape)
  const newKinds = checked.listNew()
  if (newKinds.length === 0) return []
  // Rules about the whole page, such as its landmarks, only apply to a check of the whole page.
  const part = newKinds.length / shape.kinds.length > MAX_PART ? undefined : newKinds
  const theme = await page.evaluate(() => document.documentElement.dataset['theme'])
  await setTheme(page, 'day')
  const byDay = await runAxe(page, part)
  await setTheme(page, 'night')
  const byNight = await runAxe(page, part, COLOR_RULES)
  await setTheme(page, theme)
  const faults = [...byDay.map((fault) => `by day: ${fault}`), ...byNight.map((fault) => `by night: ${fault}`)]
  if (faults.length === 0) {
    checked.add(newKinds)
    return []
  }
  // Ignores errors that occur while a screen is closed, and on the blank page before the next screen.
  await waitForScreen(page)
  const isUnchanged = JSON.stringify(await page.evaluate(describeScreenElements)) === JSON.stringify(shape)
  return isUnchanged ? faults : checkScreen(page)
}

/**
 * Opens the file of the element kinds that have been checked on pages with the same width, language and settings. With
 * it, each kind is checked only once per run, even if several journeys see it.
 */
function openCheckedKinds({ page, kinds }: Shape) {
  const folder = join(test.info().project.outputDir, 'checked')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, hash(page))
  const hashes: string[] = []
  for (const { parent, description } of kinds) hashes.push(hash(`${hashes[parent] ?? ''} ${description}`))
  return {
    listNew: (): number[] => {
      const checked = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])
      return [...hashes.keys()].filter((kind) => !checked.has(hashes[kind] ?? ''))
    },
    add: (added: readonly number[]): void => appendFileSync(file, added.map((kind) => `${hashes[kind]}\n`).join('')),
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** Waits until a screen has its heading and data. After a timeout, the screen is checked anyway. */
async function waitForScreen(page: Page): Promise<void> {
  // The previous page stays in the document as a hidden element until the next page has loaded, and the page that the
  // server sent is inert until the scripts have loaded.
  const isLoaded = () => {
    const heading = document.querySelector('h1')
    const isUsable = heading?.checkVisibility() === true && heading.closest('[inert]') === null
    return isUsable && document.querySelector('[class*=skeleton]') === null
  }
  await page.waitForFunction(isLoaded, undefined, { timeout: SCREEN_TIMEOUT_MS }).catch(() => {})
}

/** Waits until animations have ended, because axe would measure the colors of half-faded elements. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const listAnimations = () =>
      document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(listAnimations().map((animation) => animation.finished))
  })
}

/**
 * Runs in the page. Lists the different kinds of elements on the screen (by tag, attributes and parents), because
 * accessibility violations depend only on the kinds. For example, screens with nine and with ten cards have the same
 * kinds.
 */
function describeScreenElements(): Shape {
  const relevantAttributes =
    /^(?:class|role|type|data-(?!loaded).*|aria-(?:busy|checked|current|disabled|hidden|invalid|pressed|selected))$/
  const kinds = new Map<string, number>()
  const kindOf: KindOfElement = new Map()
  for (const element of document.body.querySelectorAll('*')) {
    const kind = JSON.stringify([
      kindOf.get(element.parentElement) ?? -1,
      element.tagName,
      element
        .getAttributeNames()
        .map((name) => (relevantAttributes.test(name) ? [name, element.getAttribute(name)] : name)),
      element.childElementCount === 0 && element.textContent !== '',
    ])
    if (!kinds.has(kind)) kinds.set(kind, kinds.size)
    kindOf.set(element, kinds.get(kind) ?? 0)
  }
  Object.assign(window, { kindOf })
  const { screen: _screen, passed: _passed, ...rootAttributes } = document.documentElement.dataset
  return {
    page: JSON.stringify([innerWidth, document.documentElement.lang, rootAttributes]),
    kinds: [...kinds.keys()].map((description) => ({ parent: Number.parseInt(description.slice(1), 10), description })),
  }
}

async function setTheme(page: Page, theme: string | undefined): Promise<void> {
  await page.evaluate((value) => {
    const { dataset } = document.documentElement
    if (value === undefined) delete dataset['theme']
    else dataset['theme'] = value
  }, theme)
  await waitForAnimations(page)
}

/** Checks the elements of the given kinds and their descendants. Without kinds, checks the whole page. */
async function runAxe(page: Page, kinds?: readonly number[], rules?: string[]): Promise<string[]> {
  // Injects axe only once per document, because injecting takes longer than the check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const options: axeCore.RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  return page.evaluate(
    async ({ runOptions, given }) => {
      const { axe, kindOf } = window as unknown as { axe: typeof axeCore; kindOf: KindOfElement }
      const isGiven = (element: Element | null) => given?.includes(kindOf.get(element) ?? -1) === true
      const parts = [...kindOf.keys()].filter(
        (element) => element?.isConnected && isGiven(element) && !isGiven(element.parentElement),
      ) as Element[]
      if (given && parts.length === 0) return []
      const { violations } = await axe.run(given ? { include: parts } : document, runOptions)
      return violations.map(({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
    },
    { runOptions: options, given: kinds },
  )
}
