import * as z from 'zod/mini'

export type Json = Record<string, unknown>

const OPTIONS = { reused: 'inline', unrepresentable: 'any' } as const

/** Keywords of a standalone schema. In an OpenAPI document, they are allowed only at the top level. */
const DOCUMENT_KEYWORDS = ['$schema', '$id', '$defs']

/** Returns the path of a named schema in the OpenAPI document. */
export const toSchemaReference = (name: string): string => `#/components/schemas/${name}`

/** Creates the JSON Schemas of all named schemas. References between them are `$ref` paths. */
export function createNamedSchemas(): Json {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { ...OPTIONS, io: 'output', uri: toSchemaReference })
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, removeDocumentKeywords(schema)]))
}

/** Converts a schema to JSON Schema. Named schemas inside it become `$ref` paths. */
export function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const body = JSON.stringify(removeDocumentKeywords(z.toJSONSchema(schema, { ...OPTIONS, io })))
  return JSON.parse(body.replaceAll('"#/$defs/', `"${toSchemaReference('')}`)) as Json
}

function removeDocumentKeywords(schema: object): Json {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !DOCUMENT_KEYWORDS.includes(key)))
}
