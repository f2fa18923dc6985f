import * as z from 'zod/mini'

/** A fault in one field of a file, such as `hair.color`. */
export type FieldFault = { readonly path: string; readonly message: string }

const { localeError } = z.locales.en()

/** Lists every field that the schema rejects. */
export function findFieldFaults(schema: z.ZodMiniType, value: unknown): FieldFault[] {
  return parseFields(schema, value).faults
}

/** Returns the faults and the parsed value. The value is undefined if there are faults. */
export function parseFields<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): { readonly faults: FieldFault[]; readonly data: z.infer<Schema> | undefined } {
  const { error, data } = z.safeParse(schema, value, {
    error: (issue) => (issue.code === 'invalid_type' && issue.input === undefined ? 'is missing' : localeError(issue)),
  })
  return { faults: (error?.issues ?? []).flatMap(toFaults), data }
}

function toFaults(issue: z.core.$ZodIssue): FieldFault[] {
  const path = issue.path.join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), message: 'is not a known field' }))
  if (issue.code === 'invalid_union') {
    // For a union, reports only the faults of the option whose type matches the value.
    const option = issue.errors.find(
      (issues) => !issues.some(({ path: at, code }) => at.length === 0 && code !== 'unrecognized_keys'),
    )
    if (option) return option.flatMap((inner) => toFaults({ ...inner, path: [...issue.path, ...inner.path] }))
  }
  return [{ path, message: issue.message }]
}
