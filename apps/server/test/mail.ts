import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { mailBy } from '../src/platform/process/mail.ts'

/** A mail server on loopback that keeps what it is sent, and the sender that uses it. */
export async function openMailServer(options: SMTPServerOptions = {}) {
  const letters: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        letters.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  const faults: string[] = []
  const settings = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Otogi <otogi@play.example>' }
  let mail = mailBy(settings, (reason) => faults.push(reason))
  return {
    settings,
    /** What a world sends with; the same through the whole test. */
    mail: { post: (write: Parameters<typeof mail.post>[0]) => mail.post(write), close: () => mail.close() },
    faults,
    /** Everything sent so far, once all that is under way has arrived. */
    async letters(): Promise<readonly string[]> {
      await mail.close()
      mail = mailBy(settings, (reason) => faults.push(reason))
      return letters.map(plainOf)
    },
    async [Symbol.asyncDispose]() {
      await mail.close()
      await new Promise<void>((closed) => server.close(closed))
    },
  }
}

/** Undoes the transport's line breaks and escapes. */
function plainOf(letter: string): string {
  const joined = letter.replaceAll(/=\r\n/g, '')
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** The token of the link in a letter. */
export function tokenIn(letter: string | undefined): string {
  return /\/auth\/(?:reset|verify)#([\w-]+)/.exec(letter ?? '')?.[1] ?? ''
}
