import { desk } from '@otogi/contract/desk/desk'
import { createOpenApiDocument } from '@otogi/contract/openapi'
import type { Schema } from './values.ts'

type Content = { readonly content?: { readonly 'application/json': { readonly schema: Schema } } }
type Parameter = { readonly name: string; readonly in: string; readonly required: boolean; readonly schema: Schema }

type DescribedOperation = {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
}

export type OpenApiDocument = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>
  readonly components: object
}

/** One call of the API, as the document describes it. */
export type Operation = {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly isOfDesk: boolean
  readonly input: Schema
  readonly hasBody: boolean
  readonly takesKey: boolean
  /** The schema of each documented status. */
  readonly replies: ReadonlyMap<number, Schema>
}

/**
 * Reads the server's published document, and adds the operator's desk calls. Those are described in the same way but
 * not published, because only operators may know that there is a desk.
 */
export async function fetchDocument(address: string): Promise<OpenApiDocument> {
  const published = (await (await fetch(`${address}/api/openapi.json`)).json()) as OpenApiDocument
  const info = { version: '', cookie: 'sid', limits: undefined }
  const hidden = createOpenApiDocument(info, desk) as unknown as OpenApiDocument
  return { ...published, paths: { ...published.paths, ...hidden.paths } }
}

export function listOperations({ paths }: OpenApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => toOperation(path, method, described)),
  )
}

function toOperation(path: string, method: string, described: DescribedOperation): Operation {
  const { parameters = [], requestBody, responses } = described
  const query = parameters.filter((one) => one.in === 'query')
  const queryInput: Schema = {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  }
  return {
    id: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    isOfDesk: path.startsWith('/api/desk/'),
    input: readSchema(requestBody) ?? queryInput,
    hasBody: requestBody !== undefined,
    takesKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
    replies: new Map(Object.entries(responses).map(([status, reply]) => [Number(status), readSchema(reply) ?? {}])),
  }
}

function readSchema(described: Content | undefined): Schema | undefined {
  return described?.content?.['application/json'].schema
}
