import * as z from 'zod/mini'

export type Json = Record<string, unknown>

const OPTIONS = { reused: 'inline', unrepresentable: 'any' } as const

/** What a schema says of itself when it stands alone; within a document the document says it. */
const OF_ITS_OWN = ['$schema', '$id', '$defs']

/** Where a document has the schemas with a name of their own. */
export const addressOf = (name: string): string => `#/components/schemas/${name}`

/** The JSON Schema of every schema with a name; they refer to one another by their addresses. */
export function namedSchemas(): Json {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { ...OPTIONS, io: 'output', uri: addressOf })
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, within(schema)]))
}

/** A schema as JSON Schema; where it holds one with a name, it refers to its address. */
export function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const body = JSON.stringify(within(z.toJSONSchema(schema, { ...OPTIONS, io })))
  return JSON.parse(body.replaceAll('"#/$defs/', `"${addressOf('')}`)) as Json
}

function within(schema: object): Json {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !OF_ITS_OWN.includes(key)))
}
