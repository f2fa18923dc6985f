import { api } from './api.ts'
import type { DeskEndpoint } from './desk/declare.ts'
import type { Endpoint } from './endpoint.ts'
import { IdempotencyKey } from './fields.ts'
import { toSchemaReference, createNamedSchemas, toJsonSchema, type Json } from './json-schema.ts'
import type { Limits } from './limits.ts'
import { REFUSALS, type RefusalCode } from './refusals.ts'

/** Details of the running server to include in the document. */
export type ServerInfo = {
  readonly version: string
  /** The session cookie's name. */
  readonly cookie: string
  /** The server's rate limits; undefined if requests are not limited. */
  readonly limits: Limits | undefined
}

type Sections = Readonly<Record<string, Readonly<Record<string, Endpoint | DeskEndpoint>>>>

/** Creates the OpenAPI 3.1 document of the whole API or of the given endpoints. */
export function createOpenApiDocument(server: ServerInfo, sections: Sections = api): Json {
  const paths: Record<string, Json> = { '/api/health': { get: HEALTH } }
  for (const [feature, endpoints] of Object.entries(sections)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = (paths[endpoint.path] ??= {})
      path[endpoint.method.toLowerCase()] = {
        operationId: `${feature}.${name}`,
        tags: [feature],
        ...describeOperation(endpoint, server.limits),
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Otogi',
      version: server.version,
      description: 'The API of the Otogi game server. The server computes all results.',
    },
    paths,
    components: {
      schemas: createNamedSchemas(),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: server.cookie } },
    },
  }
}

function describeOperation(endpoint: Endpoint, limits: Limits | undefined): Json {
  const { max, windowSeconds } = limits?.[endpoint.limit] ?? {}
  return {
    summary: endpoint.summary,
    description: max === undefined ? 'Not limited.' : `At most ${max} requests in ${windowSeconds} s.`,
    security: endpoint.who === 'open' ? [] : [{ session: [] }],
    parameters: [...describeQuery(endpoint), ...(endpoint.idempotent ? [IDEMPOTENCY_KEY] : [])],
    ...describeBody(endpoint),
    responses: describeResponses(endpoint),
  }
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeated request with the same key gets the first reply and changes nothing.',
  schema: toJsonSchema(IdempotencyKey, 'input'),
}

function describeInput(endpoint: Endpoint): { schema: Json; properties: Json; required: readonly string[] } {
  const schema = toJsonSchema(endpoint.input, 'input')
  const { properties = {}, required = [] } = schema as { properties?: Json; required?: string[] }
  return { schema, properties, required }
}

function describeQuery(endpoint: Endpoint): Json[] {
  if (endpoint.method !== 'GET') return []
  const { properties, required } = describeInput(endpoint)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

/** Describes the request body, if the endpoint has input. The body is optional if all fields are optional. */
function describeBody(endpoint: Endpoint): Json {
  const { schema, properties, required } = describeInput(endpoint)
  if (endpoint.method === 'GET' || Object.keys(properties).length === 0) return {}
  return { requestBody: { required: required.length > 0, content: toJsonContent(schema) } }
}

function describeResponses(endpoint: Endpoint): Json {
  const ok = {
    description: 'OK',
    ...describeHeaders(endpoint.replyHeaders),
    content: toJsonContent(toJsonSchema(endpoint.reply, 'output')),
  }
  return {
    200: ok,
    ...Object.fromEntries(Map.groupBy(listRefusalCodes(endpoint), getStatusCode).entries().map(describeRefusal)),
  }
}

function listRefusalCodes(endpoint: Endpoint): RefusalCode[] {
  const body: RefusalCode[] = endpoint.method === 'GET' ? [] : ['CROSS_ORIGIN', 'TOO_LARGE', 'NOT_JSON']
  const owner: RefusalCode[] = endpoint.owner.length > 0 ? ['NOT_YOURS'] : []
  const key: RefusalCode[] = endpoint.idempotent ? ['KEY_REUSED'] : []
  const every: RefusalCode[] = ['INVALID', ...body, 'BODY_ENCODED', 'TOO_MANY', 'FAULT', 'UNAVAILABLE']
  return [...new Set([...every, ...listAccessRefusals(endpoint), ...owner, ...key, ...endpoint.refusals])]
}

function listAccessRefusals(endpoint: Endpoint | DeskEndpoint): RefusalCode[] {
  if (endpoint.who === 'open') return []
  const suspended: RefusalCode[] = endpoint.isOpenToSuspended ? [] : ['SUSPENDED']
  const all: RefusalCode[] = ['SESSION_REQUIRED', ...suspended]
  if (!('roles' in endpoint)) return all
  const passkey: RefusalCode[] = endpoint.needsPasskey ? ['DESK_SESSION_REQUIRED'] : []
  return ['NOT_FOUND', 'DESK_ROLE_REQUIRED', ...passkey, ...all]
}

const getStatusCode = (code: RefusalCode): number => REFUSALS[code].status

/**
 * Describes the responses for the errors with the given status. Responses with some statuses have a Retry-After header.
 */
const RETRYABLE: ReadonlySet<RefusalCode> = new Set(['TOO_MANY', 'UNAVAILABLE'])

function describeRefusal([status, codes]: [number, RefusalCode[]]): [number, Json] {
  const headers = codes.some((code) => RETRYABLE.has(code))
    ? { 'Retry-After': 'Seconds until the next request is accepted' }
    : {}
  return [
    status,
    {
      description: codes.join(' or '),
      ...describeHeaders(headers),
      content: toJsonContent({ $ref: toSchemaReference('Problem') }),
    },
  ]
}

function describeHeaders(headers: Readonly<Record<string, string>>): Json {
  const described = Object.entries(headers).map(([name, description]) => [name, { description, schema: COUNT }])
  return described.length > 0 ? { headers: Object.fromEntries(described) } : {}
}

const COUNT = { type: 'integer', minimum: 0 }

function toJsonContent(schema: Json): Json {
  return { 'application/json': { schema } }
}

/** The health route, for monitoring. It is not an endpoint of the contract. */
const HEALTH = {
  operationId: 'health',
  tags: ['server'],
  summary: 'Whether the server and its database are available',
  security: [],
  responses: Object.fromEntries([
    [
      200,
      {
        description: 'OK',
        content: toJsonContent({
          type: 'object',
          properties: { status: { const: 'ok' }, version: { type: 'string' } },
          required: ['status', 'version'],
        }),
      },
    ],
    describeRefusal([415, ['BODY_ENCODED']]),
    describeRefusal([429, ['TOO_MANY']]),
    describeRefusal([503, ['UNAVAILABLE']]),
  ]),
}
