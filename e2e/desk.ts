import type { DeskRole } from '@otogi/contract/desk/declare'
import type { Page } from '@playwright/test'
import { ADDRESS } from './addresses.ts'
import { inviteOperator } from './control-api.ts'
import { expect, signUp } from './journey.ts'

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

/** Signs up an operator and signs in to a server's desk. Returns the recovery codes. */
export async function openDesk(page: Page, address = ADDRESS, role: DeskRole = 'owner'): Promise<string[]> {
  // Passkeys do not work with an IP address.
  const site = address.replace('127.0.0.1', 'localhost')
  await addAuthenticator(page)
  await signUp(page, undefined, site)
  const invitation = await inviteOperator(page, role)
  await page.goto(`${site}/desk`)
  await page.getByLabel('Invitation').fill(invitation)
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const shown = await codes.allTextContents()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  return shown
}
