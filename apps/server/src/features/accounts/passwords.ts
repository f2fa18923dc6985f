import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the least cost that OWASP names: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/** Takes as long for an account without a password, or none at all, as for any other. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await decoy), password)
  return isRight && typeof passwordHash === 'string'
}

const decoy = hashPassword('no account has this password')
