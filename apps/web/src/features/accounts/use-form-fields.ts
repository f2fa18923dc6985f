import { useRef, useState } from 'react'

type Trouble<Field extends string> = { field: Field; clear: readonly Field[] }

/** The texts of a form, and the one trouble it shows: it empties fields, points at one and goes when that one is edited. */
export function useFormFields<Field extends string, T extends Trouble<Field>>(empty: Readonly<Record<Field, string>>) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Record<Field, string>>(empty)
  const [trouble, setTrouble] = useState<T>()
  const edit = (field: Field, value: string) => {
    setValues({ ...values, [field]: value })
    if (trouble?.field === field) setTrouble(undefined)
  }
  const report = (next: T) => {
    setTrouble(next)
    setValues((kept) => ({ ...kept, ...Object.fromEntries(next.clear.map((field) => [field, ''])) }))
    form.current?.querySelector<HTMLInputElement>(`input[name="${next.field}"]`)?.focus()
  }
  const forgive = () => setTrouble(undefined)
  return { form, values, trouble, edit, report, forgive, empty: () => setValues(empty) }
}
