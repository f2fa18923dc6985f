import { DESK_ROLES as ROLES } from '@otogi/contract/desk/declare'
import fc from 'fast-check'
import type { Operation } from './document.ts'
import type { KnownValues } from './known-values.ts'
import { PASSWORD, SESSION_KINDS, type BuiltRequest, type Session } from './sessions.ts'
import { createNearlyValidValue, createValidValue, hostileValue, type Schema } from './values.ts'

/** What the generator chose, before ids that exist only on this server are filled in. */
export type PlannedRequest = {
  readonly operation: Operation
  readonly session: number
  readonly fields: readonly PlannedField[]
  /** Takes the fields from one listing, so that a purchase can succeed. */
  readonly takesListing: boolean
  readonly headers: Readonly<Record<string, string>>
  /** Replaces the whole body. */
  readonly rawBody: string | undefined
  readonly pick: number
}

type PlannedField = { readonly name: string; readonly kind: FieldKind; readonly pick: number; readonly value: unknown }
type FieldKind = 'known' | 'generated'

const DESK_ROLES: readonly string[] = ROLES

/** Fields with the id of the session's own player. */
const OWNER_FIELDS = new Set(['userid', 'userId', 'id'])
const OWN_PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export function createRequestPlan(operations: readonly Operation[]): fc.Arbitrary<PlannedRequest> {
  const plans = operations.map((operation) =>
    fc.record({
      operation: fc.constant(operation),
      session: chooseSession(operation),
      pick: fc.nat(1_000_000),
      fields: planFields(operation),
      takesListing: fc.boolean(),
      headers: planHeaders(operation),
      rawBody: operation.method === 'GET' ? fc.constant(undefined) : rawBody,
    }),
  )
  return fc.oneof(...plans)
}

/** Prefers sessions that are allowed to make the call. */
function chooseSession({ isOfDesk }: Operation): fc.Arbitrary<number> {
  const indexes = SESSION_KINDS.map((_, index) => index)
  const suitable = indexes.filter((index) => (isOfDesk ? DESK_ROLES : ['player']).includes(SESSION_KINDS[index] ?? ''))
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...suitable) },
    { weight: 1, arbitrary: fc.constantFrom(...indexes) },
  )
}

function planFields({ input }: Operation): fc.Arbitrary<readonly PlannedField[]> {
  const { properties = {}, required = [] } = input
  const fields = Object.entries(properties).map(([name, schema]) => planField(name, schema, required.includes(name)))
  const extra = fc.oneof({ weight: 24, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: planExtraField() })
  return fc.tuple(...fields, extra).map((lists) => lists.flat())
}

const planExtraField = (): fc.Arbitrary<readonly PlannedField[]> =>
  fc
    .tuple(fc.constantFrom('admin', 'gachas', '__proto__', 'constructor', 'toJSON'), hostileValue)
    .map(([name, value]) => [{ name, kind: 'generated', pick: 0, value }])

/** Most fields are valid, so that most requests pass validation. */
function planField(name: string, schema: Schema, isRequired: boolean): fc.Arbitrary<readonly PlannedField[]> {
  const create = (kind: FieldKind, values: fc.Arbitrary<unknown>) =>
    fc.tuple(fc.nat(1_000_000), values).map(([pick, value]) => [{ name, kind, pick, value }])
  return fc.oneof(
    { weight: 60, arbitrary: create('known', createValidValue(schema)) },
    { weight: 20, arbitrary: create('generated', createValidValue(schema)) },
    { weight: 3, arbitrary: create('generated', createNearlyValidValue(schema)) },
    { weight: 3, arbitrary: create('generated', hostileValue) },
    { weight: isRequired ? 2 : 40, arbitrary: fc.constant([]) },
  )
}

const rawBody = fc.oneof(
  { weight: 60, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constantFrom('', '{', 'null', '[]', '"text"', '1', '{"a":1,}', '\uFEFF{}', '{}{}') },
  { weight: 1, arbitrary: fc.constantFrom('{"__proto__":{"a":1}}', '{"a":1e999}', '{"userid":"a","userid":"b"}') },
)

function planHeaders({ takesKey }: Operation): fc.Arbitrary<Readonly<Record<string, string>>> {
  const create = (name: string, ...values: readonly string[]) =>
    fc.constantFrom(...values).map((value) => ({ [name]: value }))
  // Only a few different keys, so that keys are reused with the same and with other requests.
  const key = fc.nat(40).map((n) => ({ 'idempotency-key': `fuzz-key-${n}` }))
  const odd = fc.oneof(
    create('content-type', 'text/plain', 'application/xml', 'multipart/form-data', 'application/json; charset=x'),
    create('content-encoding', 'gzip', 'br', 'identity'),
    create('origin', 'https://example.com', 'null'),
    create('sec-fetch-site', 'cross-site', 'same-origin', 'x'),
    create('accept-language', 'es', 'xx-invalid;q=2', ',;=', '*'),
    create('accept-encoding', 'gzip', 'zstd;q=0', '*;q=0', 'x'),
    create('if-none-match', '*', '""', 'W/"x"'),
    create('range', 'bytes=0-1', 'bytes=9-1', 'x'),
    create('x-forwarded-for', '203.0.113.9', 'x', '::1, 999.9.9.9'),
    create('idempotency-key', '', 'short', 'a'.repeat(65), '********', 'fuzz-key-1'),
    create('cookie', 'sid=x', 'sid', '=', 'sid="%E0%A4%A"', `sid=${'x'.repeat(500)}`),
    create('authorization', 'Bearer x'),
  )
  return fc
    .tuple(
      takesKey ? fc.oneof(fc.constant({}), key) : fc.constant({}),
      fc.oneof({ weight: 14, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: odd }),
    )
    .map(([one, other]) => ({ ...one, ...other }))
}

/** Fills in values that exist on this server, and the session's cookies. */
export function buildRequest(plan: PlannedRequest, session: Session, known: KnownValues): BuiltRequest {
  const { operation, headers, rawBody: raw, pick } = plan
  const listings = operation.path.endsWith('cancelCard') ? session.known : known
  const listing = plan.takesListing && LISTING_CALLS.test(operation.path) ? listings.chooseListing(pick) : undefined
  const fields = plan.fields.map(({ name, kind, value, pick: choice }) => {
    if (kind === 'generated') return [name, value] as const
    return [name, listing?.[name] ?? chooseKnownValue(name, choice, { operation, session, known }) ?? value] as const
  })
  const cookie = session.cookies.entries().map(([name, value]) => `${name}=${value}`)
  const all = { cookie: [...cookie].join('; '), ...headers }
  if (operation.method === 'GET')
    return { method: 'GET', path: `${operation.path}${toQuery(fields)}`, headers: all, body: undefined }
  const body = raw ?? (operation.hasBody || fields.length > 0 ? stringify(fields) : undefined)
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  return { method: operation.method, path: operation.path, headers: { ...type, ...all }, body }
}

const LISTING_CALLS = /buyCard|cancelCard|createForOffer|desk\/market/
const PUZZLE_CALLS = /findGameImageById|community/

type Sources = { readonly operation: Operation; readonly session: Session; readonly known: KnownValues }

function chooseKnownValue(name: string, pick: number, { operation, session, known }: Sources): unknown {
  // Three in four values come from replies to the same session.
  const choose = (field: string) =>
    (pick % 4 === 0 ? undefined : session.known.choose(field, pick)) ?? known.choose(field, pick)
  if (name === 'id' && PUZZLE_CALLS.test(operation.path)) return choose('todaysPuzzle')
  // One in sixteen ids belongs to another player.
  if (OWNER_FIELDS.has(name)) return pick % 16 === 0 ? known.choose('playerId', pick) : session.playerId
  if (name === 'password') return PASSWORD
  if (name === 'picture') return OWN_PICTURE
  if (name === 'cards') return [choose('cards')].filter((card) => card !== undefined)
  if (name === 'raritys') return Array.from({ length: pick % 2 === 0 ? 1 : 10 }, () => 'B')
  if (name === 'copies') return 1
  if (name === 'mode') return pick % 3 === 0 ? undefined : 0
  return choose(name)
}

type Fields = readonly (readonly [string, unknown])[]

/** Keeps `__proto__` as a field, which an object literal would drop. */
function stringify(fields: Fields): string {
  return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`).join()}}`
}

/** Maximum length of a value in the query string, because Node.js itself refuses longer request lines. */
const MAX_QUERY_VALUE = 800

function toQuery(fields: Fields): string {
  const parts = fields.flatMap(([name, value]) =>
    (Array.isArray(value) ? value.slice(0, 3) : [value]).map(
      (one) => `${encodeURIComponent(name)}=${toQueryText(typeof one === 'string' ? one : JSON.stringify(one))}`,
    ),
  )
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

function toQueryText(text = ''): string {
  return encodeURIComponent(text.slice(0, MAX_QUERY_VALUE).toWellFormed())
}
