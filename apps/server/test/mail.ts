import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { createMail } from '../src/platform/process/mail.ts'

/** A mail server on loopback that stores its messages, and a mail sender that uses the server. */
export async function openMailServer(options: SMTPServerOptions = {}) {
  const messages: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        messages.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  const faults: string[] = []
  const settings = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Otogi <otogi@play.example>' }
  let mail = createMail(settings, (reason) => faults.push(reason))
  return {
    settings,
    /** The mail sender to pass to a test server. */
    mail: { post: (write: Parameters<typeof mail.post>[0]) => mail.post(write), close: () => mail.close() },
    faults,
    /** Returns all messages, including those that are still being sent. */
    async listMessages(): Promise<readonly string[]> {
      await mail.close()
      mail = createMail(settings, (reason) => faults.push(reason))
      return messages.map(decodeEmail)
    },
    async [Symbol.asyncDispose]() {
      await mail.close()
      await new Promise<void>((closed) => server.close(closed))
    },
  }
}

/** Decodes quoted-printable. */
function decodeEmail(email: string): string {
  const joined = email.replaceAll(/=\r\n/g, '')
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** Returns the token in the link of an email. */
export function findToken(email: string | undefined): string {
  return /\/auth\/(?:reset|verify)#([\w-]+)/.exec(email ?? '')?.[1] ?? ''
}
