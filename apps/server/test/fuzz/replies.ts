import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { OpenApiDocument, Operation } from './document.ts'

export type Reply = { readonly status: number; readonly body: unknown }

/** Returns how a reply differs from the document; undefined if it matches. */
export type CheckReply = (operation: Operation, reply: Reply) => string | undefined

/** An overloaded or restarting server may refuse any call. */
const UNAVAILABLE = 503

export function createReplyChecker({ components }: OpenApiDocument): CheckReply {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'api', components })
  const validators = new Map<string, ValidateFunction>()

  function findValidator({ id, replies }: Operation, status: number): ValidateFunction {
    const key = `${id} ${status}`
    const known = validators.get(key)
    if (known) return known
    const schema = JSON.stringify(replies.get(status)).replaceAll('"#/components/', '"api#/components/')
    const validator = ajv.compile(JSON.parse(schema) as object)
    validators.set(key, validator)
    return validator
  }

  return (operation, { status, body }) => {
    if (status >= 500 && status !== UNAVAILABLE) return `status ${status}`
    if (!operation.replies.has(status)) return `status ${status} is not documented`
    const validate = findValidator(operation, status)
    if (validate(body)) return undefined
    return `the reply with status ${status} does not match its schema: ${ajv.errorsText(validate.errors)}`
  }
}
