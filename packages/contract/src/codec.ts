import { fromWireGame, WIRE_GAME, type Game, type WireGame as WireName } from '@otogi/rules/games/games'
import type * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { WireGame } from './fields.ts'
import { writePuzzleFields, type GameAndMode, type PuzzleFields } from './puzzle-fields.ts'
import { writeRecordFields, type PlayedGames } from './record-fields.ts'
import { findFieldGroup, toPlainInputName, toPlainReplyName, type FieldGroup } from './wire-names.ts'

type Fields = Record<string, unknown>
type Convert = (value: unknown) => unknown

/**
 * Creates a function that copies the declared fields of an action's reply, at every depth, under their API names. The
 * schema is read only once, and the function does not validate values.
 */
export function createReplyWriter({ reply }: Pick<Endpoint, 'reply'>): Convert {
  return createWriter(reply) ?? ((value) => value)
}

/** Returns undefined if values of this schema need no conversion. */
function createWriter(schema: z.core.$ZodType): Convert | undefined {
  if (schema === WireGame) return (game) => WIRE_GAME[game as Game]
  const { def } = (schema as z.core.$ZodTypes)._zod
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the others hold no fields
  switch (def.type) {
    case 'object':
      return createObjectWriter(def.shape)
    case 'array':
      return wrapIfDefined(
        createWriter(def.element),
        (write) => (list) => (list as unknown[]).map((value) => write(value)),
      )
    case 'tuple':
      return createTupleWriter(def.items)
    case 'record':
      return createRecordWriter(def)
    case 'optional':
    case 'nullable':
      return wrapIfDefined(createWriter(def.innerType), (write) => (value) => (value == null ? value : write(value)))
    case 'union':
      if (def.options.some(createWriter)) throw new Error('replies cannot contain a union of objects')
      return undefined
    default:
      return undefined
  }
}

type Field = {
  readonly wire: string
  readonly plain: string
  readonly isInGroup: boolean
  readonly write: Convert | undefined
}

const GROUP_WRITERS: Readonly<Record<FieldGroup['name'], (value: unknown, plain: Fields) => Fields>> = {
  games: (games) => writeRecordFields(games as PlayedGames),
  fields: (fields, plain) => writePuzzleFields(fields as PuzzleFields, plain as GameAndMode),
}

function createObjectWriter(shape: Readonly<Record<string, z.core.$ZodType>>): Convert {
  const group = findFieldGroup(shape)
  const fields = Object.entries(shape).map(([wire, schema]): Field => {
    const isInGroup = group?.fields.has(wire) ?? false
    return { wire, plain: toPlainReplyName(wire), isInGroup, write: createWriter(schema) }
  })
  return (value) => {
    const plainFields = value as Fields
    const groupFields = group ? GROUP_WRITERS[group.name](plainFields[group.name], plainFields) : {}
    const written: Fields = {}
    for (const { wire, plain, isInGroup, write } of fields) {
      const found = isInGroup ? groupFields[wire] : plainFields[plain]
      written[wire] = write ? write(found) : found
    }
    return written
  }
}

function createTupleWriter(items: readonly z.core.$ZodType[]): Convert | undefined {
  const writers = items.map(createWriter)
  if (!writers.some(Boolean)) return undefined
  return (values) => (values as unknown[]).map((value, n) => writers[n]?.(value) ?? value)
}

type RecordSchema = { readonly keyType: z.core.$ZodType; readonly valueType: z.core.$ZodType }

function createRecordWriter({ keyType, valueType }: RecordSchema): Convert | undefined {
  const { def } = (keyType as z.core.$ZodTypes)._zod
  if (def.type !== 'enum')
    return wrapIfDefined(createWriter(valueType), (write) => (record) => mapValues(record as Fields, write))
  return createObjectWriter(Object.fromEntries(Object.values(def.entries).map((key) => [key, valueType])))
}

function mapValues(record: Fields, write: Convert): Fields {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, write(value)]))
}

function wrapIfDefined(write: Convert | undefined, wrap: (write: Convert) => Convert): Convert | undefined {
  return write && wrap(write)
}

/**
 * Creates a function that renames the fields of a validated input to plain names. It drops owner fields, which have
 * already been compared with the session.
 */
export function createInputReader({ input, owner }: Pick<Endpoint, 'input' | 'owner'>): (wire: Fields) => Fields {
  const { shape } = (input as z.core.$ZodObject)._zod.def
  const fields = Object.entries(shape)
    .filter(([wire]) => !owner.includes(wire))
    .map(([wire, schema]) => ({ wire, plain: toPlainInputName(wire), isGame: schema === WireGame }))
  return (given) => {
    const read: Fields = {}
    for (const { wire, plain, isGame } of fields) {
      if (given[wire] === undefined) continue
      read[plain] = isGame ? fromWireGame(given[wire] as WireName) : given[wire]
    }
    return read
  }
}
