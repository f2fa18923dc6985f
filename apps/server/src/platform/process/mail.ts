import { createTransport } from 'nodemailer'
import type { Config } from './config.ts'

export type Letter = { readonly to: string; readonly subject: string; readonly text: string }

export type Mail = {
  /** Writes and sends in the background: neither how long it takes nor whether it can be done tells the caller anything. */
  post(write: () => Promise<Letter | undefined>): void
  /** Waits for what is under way. */
  close(): Promise<void>
}

const TIMEOUT_MS = 10_000

/** A mail server repeats in its refusal whom it refuses. */
const ADDRESS = /[^\s<>@]+@[^\s<>@]+/g

/** `onFault` hears why a letter was not sent, without anybody's address. */
export function mailBy({ smtpUrl, from }: NonNullable<Config['mail']>, onFault: (reason: string) => void): Mail {
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
