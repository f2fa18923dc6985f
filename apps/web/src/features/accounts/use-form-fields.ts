import { useRef, useState, type FormEvent } from 'react'
import { Refused } from '../../platform/refused.ts'

type Trouble<Field extends string> = { field: Field; clear: readonly Field[] }
type Values<Field extends string> = Record<Field, string>

type Form<Field extends string, T> = {
  empty: Readonly<Values<Field>>
  typedTrouble: (values: Values<Field>) => T | undefined
  /** Nothing where the refusal is no trouble of a field. */
  refusedTrouble: (refused: Refused) => T | undefined
  send: (values: Values<Field>, clear: () => void) => Promise<void>
}

/**
 * The texts of a form, sending them, and the one trouble it shows: it empties fields, points at one and goes when that
 * one is edited.
 */
export function useFormFields<Field extends string, T extends Trouble<Field>>(props: Form<Field, T>) {
  const { empty, typedTrouble, refusedTrouble, send } = props
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Values<Field>>(empty)
  const [trouble, setTrouble] = useState<T>()
  const [busy, setBusy] = useState(false)
  const edit = (field: Field, value: string) => {
    setValues({ ...values, [field]: value })
    if (trouble?.field === field) setTrouble(undefined)
  }
  const report = (next: T) => {
    setTrouble(next)
    setValues((kept) => ({ ...kept, ...Object.fromEntries(next.clear.map((field) => [field, ''])) }))
    form.current?.querySelector<HTMLInputElement>(`input[name="${next.field}"]`)?.focus()
  }
  const attempt = async () => {
    const typed = typedTrouble(values)
    if (typed) return report(typed)
    setBusy(true)
    setTrouble(undefined)
    try {
      await send(values, () => setValues(empty))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const refused = refusedTrouble(error)
      if (refused) report(refused)
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) void attempt()
  }
  return { form, values, trouble, edit, submit, busy }
}
