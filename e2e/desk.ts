import type { Page } from '@playwright/test'
import { ADDRESS } from './addresses.ts'
import { inviteOwner } from './control-api.ts'
import { expect, signUp } from './journey.ts'

/** A name of this machine, because passkeys do not work with an IP address. */
const SITE = ADDRESS.replace('127.0.0.1', 'localhost')

/** Adds a device that can create passkeys and confirms every request. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

/** Signs up an owner and signs in to the desk. Returns the recovery codes. */
export async function openDesk(page: Page): Promise<string[]> {
  await addAuthenticator(page)
  await signUp(page, undefined, SITE)
  const invitation = await inviteOwner(page)
  await page.goto(`${SITE}/desk`)
  await page.getByLabel('Invitation').fill(invitation)
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const shown = await codes.allTextContents()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  return shown
}
