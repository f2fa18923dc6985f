import * as z from 'zod/mini'

export type Json = Record<string, unknown>

type Direction = 'input' | 'output'

const OPTIONS = { reused: 'inline', unrepresentable: 'any' } as const

/** Where a document has the schemas with a name of their own. */
export const addressOf = (name: string): string => `#/components/schemas/${name}`

/** The JSON Schema of every schema with a name; they refer to one another by their addresses. */
export function namedSchemas(): Json {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { ...OPTIONS, io: 'output', uri: addressOf })
  return Object.fromEntries(Object.entries(schemas).map(([name, { $schema: _, $id, ...body }]) => [name, body]))
}

/** A schema as JSON Schema; where it holds one with a name, it refers to its address. */
export function schemaOf(schema: z.core.$ZodType, io: Direction): Json {
  const { $schema: _, $defs, ...body } = z.toJSONSchema(schema, { ...OPTIONS, io })
  return JSON.parse(JSON.stringify(body).replaceAll('"#/$defs/', `"${addressOf('')}`)) as Json
}
