import { hashSync, verifySync } from '@node-rs/argon2'

/** Argon2id with the minimum cost that OWASP recommends: 19 MiB, two iterations. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hash(password: string): string {
  return hashSync(password, COST)
}

export function verify({ passwordHash, password }: { passwordHash: string; password: string }): boolean {
  return verifySync(passwordHash, password)
}
