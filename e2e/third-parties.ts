import { startIdentityProvider, type Provider } from '@otogi/server/test/google'
import { openMailServer } from '@otogi/server/test/mail'
import type { Page } from '@playwright/test'
import { test as journeys } from './journey.ts'
import { startOwnServer } from './own-server.ts'

const FIRST_PORT = 4060

/** `aud`: the token's audience, if it is not this server. */
type Person = { sub: string; email: string; name: string; aud?: string }
type MailServer = Awaited<ReturnType<typeof openMailServer>>

type ThirdParties = {
  readonly address: string
  /** Waits for an email to an address and returns the latest one. */
  letterTo(email: string, words: string): Promise<string>
  readonly provider: Provider
}

/** A journey with a sign-in provider and a mail server, both on loopback. */
export const test = journeys.extend<
  { signInAs: (person: Person) => void; promptsSeen: () => Promise<number> },
  { stage: ThirdParties }
>({
  stage: [
    // Playwright derives the fixture's dependencies from this pattern; there are none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide, { parallelIndex }) => {
      await using provider = await startIdentityProvider()
      await using mail = await openMailServer()
      const port = FIRST_PORT + 2 * parallelIndex
      const server = await startOwnServer(port, {
        GOOGLE_CLIENT_ID: provider.settings.clientId,
        GOOGLE_ISSUER: provider.settings.issuer,
        GOOGLE_JWKS_URL: provider.settings.jwksUrl,
        SMTP_URL: mail.settings.smtpUrl,
        PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      })
      await provide({ address: server.address, provider, letterTo: (email, words) => waitForEmail(mail, email, words) })
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ stage }, provide) => provide(stage.address),
  signInAs: async ({ page, stage }, provide) => {
    let person: Person | undefined
    await page.exposeFunction('tokenFor', (nonce: string) => {
      if (!person) throw new Error('nobody has said who signs in')
      const now = Math.floor(Date.now() / 1000)
      const { clientId: aud, issuer: iss } = stage.provider.settings
      return stage.provider.sign({ aud, ...person, iss, nonce, email_verified: true, iat: now, exp: now + 600 })
    })
    await page.route('https://accounts.google.com/gsi/client', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
    )
    await provide((next) => (person = next))
  },
  promptsSeen: ({ page }, provide) => provide(() => countPrompts(page)),
})

/** Replaces the provider's script with a button that returns a real token. */
const SCRIPT = `
  window.prompts = 0
  let asked
  window.google = { accounts: { id: {
    initialize: (options) => (asked = options),
    renderButton(place, { width }) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Continue with the provider'
      button.style.width = width + 'px'
      button.style.minHeight = '44px'
      button.onclick = async () => asked.callback({ credential: await window.tokenFor(asked.nonce) })
      place.replaceChildren(button)
    },
    prompt: () => (window.prompts += 1),
    disableAutoSelect: () => {},
  } } }
`

/** Returns how many times the page requested the One Tap prompt. */
function countPrompts(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { prompts: number }).prompts)
}

async function waitForEmail(mail: MailServer, email: string, words: string): Promise<string> {
  for (;;) {
    const found = (await mail.listMessages()).findLast(
      (letter) => letter.includes(`To: ${email}`) && letter.includes(words),
    )
    if (found) return found
    await new Promise((done) => setTimeout(done, 50))
  }
}
