import { useId, useState } from 'react'
import { joinClasses } from './join-classes.ts'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import field from './text-field.module.css'
import s from './search-field.module.css'

const MAX_LENGTH = 50

type SearchFieldProps = { label: string; placeholder: string; value: string; onChange: (value: string) => void }

/** Called on every change of the text. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const id = useId()
  // Stores the typed text, because `value` comes from the URL, which updates later. Showing `value` directly would move
  // the caret.
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  return (
    <div className={joinClasses(field['box'], field['led'], s['search'])}>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <Icon name="search" />
      <input
        id={id}
        type="search"
        value={typed}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        placeholder={placeholder}
        onChange={(event) => {
          setTyped(event.target.value)
          setKnown(event.target.value)
          onChange(event.target.value)
        }}
      />
    </div>
  )
}
