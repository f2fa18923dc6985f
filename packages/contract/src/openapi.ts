import { api } from './api.ts'
import type { Endpoint } from './endpoint.ts'
import { IdempotencyKey } from './fields.ts'
import { addressOf, namedSchemas, schemaOf, type Json } from './json-schema.ts'
import type { Limits } from './limits.ts'
import { REFUSALS, type RefusalCode } from './refusals.ts'

/** What the document says of the server that serves it. */
export type Server = {
  readonly version: string
  /** The name of the session's cookie. */
  readonly cookie: string
  /** Absent where calls are not limited. */
  readonly limits: Limits | undefined
}

/** The OpenAPI 3.1 document of the whole contract. */
export function openApi(server: Server): Json {
  const paths: Record<string, Json> = { '/api/health': { get: HEALTH } }
  for (const [feature, endpoints] of Object.entries(api)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const path = (paths[endpoint.path] ??= {})
      path[endpoint.method.toLowerCase()] = {
        operationId: `${feature}.${name}`,
        tags: [feature],
        ...operation(endpoint, server.limits),
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Otogi',
      version: server.version,
      description: 'The calls of the Otogi game server. Every figure is computed by the server.',
    },
    paths,
    components: {
      schemas: namedSchemas(),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: server.cookie } },
    },
  }
}

function operation(endpoint: Endpoint, limits: Limits | undefined): Json {
  const { max, windowSeconds } = limits?.[endpoint.limit] ?? {}
  return {
    summary: endpoint.summary,
    description: max === undefined ? 'Not limited.' : `At most ${max} calls in ${windowSeconds} s.`,
    security: endpoint.who === 'player' ? [{ session: [] }] : [],
    parameters: [...queryOf(endpoint), ...(endpoint.idempotent ? [IDEMPOTENCY_KEY] : [])],
    ...bodyOf(endpoint),
    responses: responsesOf(endpoint),
  }
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key replays the first answer and changes nothing.',
  schema: schemaOf(IdempotencyKey, 'input'),
}

function inputOf(endpoint: Endpoint): { schema: Json; properties: Json; required: readonly string[] } {
  const schema = schemaOf(endpoint.input, 'input')
  const { properties = {}, required = [] } = schema as { properties?: Json; required?: string[] }
  return { schema, properties, required }
}

function queryOf(endpoint: Endpoint): Json[] {
  if (endpoint.method !== 'GET') return []
  const { properties, required } = inputOf(endpoint)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

/** A call without input takes no body, and one whose fields may all be left out may be sent without. */
function bodyOf(endpoint: Endpoint): Json {
  const { schema, properties, required } = inputOf(endpoint)
  if (endpoint.method === 'GET' || Object.keys(properties).length === 0) return {}
  return { requestBody: { required: required.length > 0, content: jsonOf(schema) } }
}

function responsesOf(endpoint: Endpoint): Json {
  const ok = {
    description: 'Done',
    ...headersOf(endpoint.replyHeaders),
    content: jsonOf(schemaOf(endpoint.reply, 'output')),
  }
  return { 200: ok, ...Object.fromEntries(Map.groupBy(refusalsOf(endpoint), statusOf).entries().map(refused)) }
}

function refusalsOf(endpoint: Endpoint): RefusalCode[] {
  const body: RefusalCode[] = endpoint.method === 'GET' ? [] : ['CROSS_ORIGIN', 'TOO_LARGE', 'NOT_JSON', 'BODY_ENCODED']
  const session: RefusalCode[] = endpoint.who === 'player' ? ['SESSION_REQUIRED'] : []
  const owner: RefusalCode[] = endpoint.owner.length > 0 ? ['NOT_YOURS'] : []
  const key: RefusalCode[] = endpoint.idempotent ? ['KEY_REUSED'] : []
  const every: RefusalCode[] = ['INVALID', ...body, 'TOO_MANY', 'FAULT', 'UNAVAILABLE']
  return [...new Set([...every, ...session, ...owner, ...key, ...endpoint.refusals])]
}

const statusOf = (code: RefusalCode): number => REFUSALS[code].status

/** Told with the time to wait before the next try. */
const RETRIED: ReadonlySet<RefusalCode> = new Set(['TOO_MANY', 'UNAVAILABLE'])

function refused([status, codes]: [number, RefusalCode[]]): [number, Json] {
  const headers = codes.some((code) => RETRIED.has(code))
    ? { 'Retry-After': 'Whole seconds until the next call is taken' }
    : {}
  return [
    status,
    { description: codes.join(' or '), ...headersOf(headers), content: jsonOf({ $ref: addressOf('Problem') }) },
  ]
}

function headersOf(headers: Readonly<Record<string, string>>): Json {
  const told = Object.entries(headers).map(([name, description]) => [name, { description, schema: COUNT }])
  return told.length > 0 ? { headers: Object.fromEntries(told) } : {}
}

const COUNT = { type: 'integer', minimum: 0 }

function jsonOf(schema: Json): Json {
  return { 'application/json': { schema } }
}

/** Asked by machines that watch over the server, so that it is no call of the contract. */
const HEALTH = {
  operationId: 'health',
  tags: ['server'],
  summary: 'Whether the server and its database answer',
  security: [],
  responses: Object.fromEntries([
    [
      200,
      {
        description: 'Well',
        content: jsonOf({
          type: 'object',
          properties: { status: { const: 'ok' }, version: { type: 'string' } },
          required: ['status', 'version'],
        }),
      },
    ],
    refused([503, ['UNAVAILABLE']]),
  ]),
}
