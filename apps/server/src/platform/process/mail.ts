import { createTransport } from 'nodemailer'
import type { Config } from './config.ts'

export type Letter = { readonly to: string; readonly subject: string; readonly text: string }

export type Mail = {
  /** Sends in the background, so that neither time nor errors reveal anything to the client. */
  post(write: () => Promise<Letter | undefined>): void
  /** Waits for mails being sent. */
  close(): Promise<void>
}

const TIMEOUT_MS = 10_000

/** Mail servers repeat the address in their error text. */
const ADDRESS = /[^\s<>@]+@[^\s<>@]+/g

/** `onFault` is called with the reason if a mail fails, without email addresses. */
export function createMail({ smtpUrl, from }: NonNullable<Config['mail']>, onFault: (reason: string) => void): Mail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const underWay = new Set<Promise<void>>()
  const send = async (write: () => Promise<Letter | undefined>) => {
    try {
      const letter = await write()
      if (letter) await transport.sendMail({ from, ...letter })
    } catch (error) {
      onFault(String(error).replaceAll(ADDRESS, '(address)'))
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
