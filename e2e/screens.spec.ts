import { expect, test } from './journey.ts'
import { watchScreens } from './screens.ts'

const HEAD = '<!doctype html><html lang="en"><head><title>Otogi</title></head>'
const FADING = '<p style="background: white; color: light-dark(black, gray)">Words that fade at night.</p>'

/** The page's first request, which checks the session. */
const ONCE =
  'const asked = document.getAnimations; document.getAnimations = function () { document.getAnimations = asked;'
const VOID = `<h1>Otogi</h1><script>${ONCE} document.querySelector('h1').hidden = true
  setTimeout(() => document.body.innerHTML = '<main><h1>Next</h1></main>', 1000)
  return [] }</script>`
const LEFT = `<h1>Otogi</h1><script>${ONCE} location.replace('/left?void')
  return [{ effect: null, finished: new Promise(() => {}) }] }</script>`

test('accessibility faults are reported, also those that exist only in the night theme', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage()
  const faults: string[] = []
  await watchScreens(page, faults)
  await page.route('**/*', (route) => {
    const isNameless = route.request().url().endsWith('/nameless')
    const body = isNameless ? '<img src="data:,">' : FADING
    const style = '<style>[data-theme=day] { color-scheme: light } [data-theme=night] { color-scheme: dark }</style>'
    return route.fulfill({ contentType: 'text/html', body: `${HEAD}${style}<main><h1>Otogi</h1>${body}</main></html>` })
  })
  await page.goto('http://127.0.0.1:9/fading')
  await expect(page.getByText('Words that fade at night.')).toBeVisible()
  await page.goto('http://127.0.0.1:9/nameless')
  await expect(page.getByRole('heading')).toBeVisible()
  await page.context().close()
  expect(faults).toEqual(['/fading, by night: color-contrast at p', '/nameless, by day: image-alt at img'])
})

test('a screen left during its check is not reported, nor is the blank page before the next one', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage()
  const faults: string[] = []
  const lookAtLast = await watchScreens(page, faults)
  await page.route('**/*', (route) => {
    const isLeft = new URL(route.request().url()).search === '?left'
    return route.fulfill({ contentType: 'text/html', body: `${HEAD}${isLeft ? LEFT : VOID}</html>` })
  })
  await page.goto('http://127.0.0.1:9/?void')
  await lookAtLast()
  await page.goto('http://127.0.0.1:9/left?left')
  await lookAtLast()
  await expect(page.getByRole('heading', { name: 'Next' })).toBeVisible()
  await page.context().close()
  expect(faults).toEqual([])
})

test('the page that the server sent is not checked before it is interactive', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage()
  const faults: string[] = []
  const checkLastScreen = await watchScreens(page, faults)
  const main = '<main><h1>Otogi</h1></main>'
  const scripts = `<script>setTimeout(() => document.body.innerHTML = '${main}', 1000)</script>`
  await page.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: `${HEAD}<div inert>${main}</div>${scripts}</html>` }),
  )
  await page.goto('http://127.0.0.1:9/')
  await checkLastScreen()
  await page.context().close()
  expect(faults).toEqual([])
})

test('a journey cannot allow a 500 reply', async ({ page, journey }) => {
  test.fail()
  journey.allowRefusals()
  await page.route('**/api/**', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/books')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
