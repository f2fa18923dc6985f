import type { Mail } from '../../src/platform/process/mail.ts'
import { tokenIn } from '../mail.ts'

/** Keeps the latest letter to each address instead of sending it. */
export function createLetterBox() {
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
  const findToken = async (email: string) => {
    await mail.close()
    return tokenIn(letters.get(email))
  }
  return { mail, findToken }
}
