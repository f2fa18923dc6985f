import { expect, signUp, test } from './journey.ts'

test.use({ serviceWorkers: 'allow' })

test('without a connection the game opens, shows a message, and continues when the connection is back', async ({
  page,
  context,
  journey,
}) => {
  journey.allowLostConnections()
  await signUp(page)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

  await context.setOffline(true)
  await page.goto('/home/collection')
  await expect(page.getByText(/^You’re offline\./)).toBeVisible()
  await expect(page.getByText('Couldn’t load your collection.')).toBeVisible()
  await journey.checkAccessibility('offline')

  await context.setOffline(false)
  await expect(page.getByText(/^You’re offline\./)).toBeHidden()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^0 of \d+ cards$/)).toBeVisible()
})

test('the game can be installed', async ({ page, request }) => {
  await page.goto('/auth')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await request.get(address ?? '')).json()) as { icons: { src: string; sizes: string }[] }
  expect(manifest).toMatchObject({ name: 'Otogi', display: 'standalone', start_url: '/' })
  for (const { src, sizes } of manifest.icons) {
    const shown = await page.evaluate(async (url) => {
      const picture = await createImageBitmap(await (await fetch(url)).blob())
      return `${picture.width}x${picture.height}`
    }, src)
    expect(shown).toBe(sizes)
  }
})
