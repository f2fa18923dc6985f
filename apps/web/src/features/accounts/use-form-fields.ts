import { useRef, useState, type FormEvent } from 'react'
import { Refused } from '../../platform/refused.ts'

type FormError<Field extends string> = { field: Field; clear: readonly Field[] }
type Values<Field extends string> = Record<Field, string>

type FormOptions<Field extends string, T> = {
  empty: Readonly<Values<Field>>
  validateForm: (values: Values<Field>) => T | undefined
  /** Returns undefined if no field caused the refusal. */
  toFormError: (refused: Refused) => T | undefined
  send: (values: Values<Field>, clear: () => void) => Promise<void>
}

/**
 * The state of a form: its values, whether it is being submitted, and its error. A form shows one error at a time. The
 * error may clear some fields and always focuses one. It disappears when the player edits the focused field.
 */
export function useFormFields<Field extends string, T extends FormError<Field>>(options: FormOptions<Field, T>) {
  const { empty, validateForm, toFormError, send } = options
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Values<Field>>(empty)
  const [formError, setFormError] = useState<T>()
  const [busy, setBusy] = useState(false)
  const edit = (field: Field, value: string) => {
    setValues({ ...values, [field]: value })
    if (formError?.field === field) setFormError(undefined)
  }
  const report = (next: T) => {
    setFormError(next)
    setValues((values) => ({ ...values, ...Object.fromEntries(next.clear.map((field) => [field, ''])) }))
    form.current?.querySelector<HTMLInputElement>(`input[name="${next.field}"]`)?.focus()
  }
  const attempt = async () => {
    const typed = validateForm(values)
    if (typed) return report(typed)
    setBusy(true)
    setFormError(undefined)
    try {
      await send(values, () => setValues(empty))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const refused = toFormError(error)
      if (refused) report(refused)
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) void attempt()
  }
  return { form, values, formError, edit, submit, busy }
}
