import type { KeyObject } from 'node:crypto'
import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { FastifyRequest } from 'fastify'
import { toNetwork } from '../../../platform/http/network.ts'
import { computeKeyedHash } from '../../../platform/process/secrets.ts'

/** Returns the hash that identifies the network of a request on a day. Hashes of different days cannot be linked. */
export type HashNetwork = (request: FastifyRequest, day: MadridDay) => Buffer

export function createNetworkHasher(key: KeyObject): HashNetwork {
  return (request, day) => computeKeyedHash(key, day, toNetwork(request.ip))
}
