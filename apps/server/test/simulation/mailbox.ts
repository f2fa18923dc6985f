import type { Mail } from '../../src/platform/process/mail.ts'
import { findToken } from '../mail.ts'

/** A mail sender that stores the latest email to each address instead of sending it. */
export function createMailbox() {
  const letters = new Map<string, string>()
  const underWay = new Set<Promise<void>>()
  const mail: Mail = {
    post(write) {
      const kept = write()
        .then((letter) => void (letter && letters.set(letter.to, letter.text)))
        .finally(() => underWay.delete(kept))
      underWay.add(kept)
    },
    close: async () => void (await Promise.all(underWay)),
  }
  const readToken = async (email: string) => {
    await mail.close()
    return findToken(letters.get(email))
  }
  return { mail, findToken: readToken }
}
