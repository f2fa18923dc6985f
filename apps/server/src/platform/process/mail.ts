import { createTransport } from 'nodemailer'
import type { Config } from './config.ts'

export type Email = { readonly to: string; readonly subject: string; readonly text: string }

export type Mail = {
  /**
   * Sends an email in the background, so that neither the response time nor an error reveals anything to the client.
   */
  post(write: () => Promise<Email | undefined>): void
  /** Waits for the emails that are being sent. */
  close(): Promise<void>
}

const TIMEOUT_MS = 10_000

/** Matches email addresses, because mail servers repeat them in their error texts. */
const ADDRESS = /[^\s<>@]+@[^\s<>@]+/g

/** Creates the mail sender. If an email fails, calls `onError` with the reason, without any email addresses. */
export function createMail({ smtpUrl, from }: NonNullable<Config['mail']>, onError: (reason: string) => void): Mail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const underWay = new Set<Promise<void>>()
  const send = async (write: () => Promise<Email | undefined>) => {
    try {
      const letter = await write()
      if (letter) await transport.sendMail({ from, ...letter })
    } catch (error) {
      onError(String(error).replaceAll(ADDRESS, '(address)'))
    }
  }
  return {
    post(write) {
      const sent = send(write).finally(() => underWay.delete(sent))
      underWay.add(sent)
    },
    async close() {
      await Promise.all(underWay)
      transport.close()
    },
  }
}
