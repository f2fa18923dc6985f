import * as z from 'zod/mini'
import { api } from './api.ts'
import type { Endpoint } from './endpoint.ts'
import { LIMITS } from './limits.ts'
import { Problem, REFUSALS, type RefusalCode } from './refusals.ts'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document of the whole contract. */
export function openApi(version: string): Json {
  const paths: Record<string, Json> = {}
  for (const [feature, endpoints] of Object.entries(api)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const path = (paths[endpoint.path] ??= {})
      path[endpoint.method.toLowerCase()] = operation(endpoint, `${feature}.${name}`, feature)
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Otogi',
      version,
      description: 'The calls of the Otogi game server. Every figure is computed by the server.',
    },
    paths,
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
    },
  }
}

function operation(endpoint: Endpoint, operationId: string, tag: string): Json {
  const { max, windowSeconds } = LIMITS[endpoint.limit]
  return {
    operationId,
    tags: [tag],
    summary: endpoint.summary,
    description: `At most ${max} calls in ${windowSeconds} s.`,
    security: endpoint.who === 'player' ? [{ session: [] }] : [],
    parameters: [...queryOf(endpoint), ...(endpoint.idempotent ? [IDEMPOTENCY_KEY] : [])],
    ...(endpoint.method !== 'GET' && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.input, 'input') } } },
    }),
    responses: responsesOf(endpoint),
  }
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key replays the first answer and changes nothing.',
  schema: { type: 'string', maxLength: 64 },
}

function queryOf(endpoint: Endpoint): Json[] {
  if (endpoint.method !== 'GET') return []
  const { properties = {}, required = [] } = schemaOf(endpoint.input, 'input') as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function responsesOf(endpoint: Endpoint): Json {
  const ok = { description: 'Done', content: { 'application/json': { schema: schemaOf(endpoint.reply, 'output') } } }
  return { 200: ok, ...Object.fromEntries(Map.groupBy(refusalsOf(endpoint), statusOf).entries().map(refused)) }
}

function refusalsOf(endpoint: Endpoint): RefusalCode[] {
  const session: RefusalCode[] = endpoint.who === 'player' ? ['SESSION_REQUIRED'] : []
  const owner: RefusalCode[] = endpoint.owner.length > 0 ? ['NOT_YOURS'] : []
  const key: RefusalCode[] = endpoint.idempotent ? ['KEY_REUSED'] : []
  return ['INVALID', 'TOO_MANY', ...session, ...owner, ...key, ...endpoint.refusals]
}

const statusOf = (code: RefusalCode): number => REFUSALS[code].status

function refused([status, codes]: [number, RefusalCode[]]): [number, Json] {
  const schema = { $ref: '#/components/schemas/Problem' }
  return [status, { description: codes.join(' or '), content: { 'application/json': { schema } } }]
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...body } = z.toJSONSchema(schema, { io, reused: 'inline', unrepresentable: 'any' }) as Json
  return body
}
