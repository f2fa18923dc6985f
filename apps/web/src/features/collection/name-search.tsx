import { useId, useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import s from './name-search.module.css'

const LONGEST_NAME = 50

type Props = { value: string; onChange: (value: string) => void }

/** Searches by name while it is typed. */
export function NameSearch({ value, onChange }: Props) {
  const { t } = useTexts()
  const id = useId()
  // The address follows a moment later than the keys, and must not pull the caret along.
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  return (
    <div className={s['search']}>
      <VisuallyHidden>
        <label htmlFor={id}>{t('collection.name')}</label>
      </VisuallyHidden>
      <Icon name="search" />
      <input
        id={id}
        type="search"
        value={typed}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        placeholder={t('collection.namePlaceholder')}
        onChange={(event) => {
          setTyped(event.target.value)
          setKnown(event.target.value)
          onChange(event.target.value)
        }}
      />
    </div>
  )
}
