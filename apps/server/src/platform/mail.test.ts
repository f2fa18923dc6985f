import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { mailBy } from './mail.ts'

test('a letter that is refused is told of without the address that the mail server repeats', async () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(new Error(`No mailbox is called ${address}`)),
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const reasons: string[] = []
  const mail = mailBy({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'otogi@play.example' }, (reason) =>
    reasons.push(reason),
  )
  mail.post(async () => ({ to: 'ana@mail.example', subject: 'A link', text: 'Here it is.' }))
  await mail.close()
  await new Promise<void>((closed) => server.close(closed))
  expect(reasons).toEqual([expect.stringMatching(/No mailbox is called \(address\)$/)])
})
