import { expect, test } from 'vitest'
import { openMailServer } from '../../../test/mail.ts'

test('a refused email is logged without the address', async () => {
  await using post = await openMailServer({
    onRcptTo: ({ address }, _session, done) => done(new Error(`No mailbox is called ${address}`)),
  })
  post.mail.post(async () => ({ to: 'ana@mail.example', subject: 'A link', text: 'Here it is.' }))
  expect(await post.listMessages()).toEqual([])
  expect(post.faults).toEqual([expect.stringMatching(/No mailbox is called \(address\)$/)])
})
