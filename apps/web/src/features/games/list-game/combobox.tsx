import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/button.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import type { Suggestion } from './suggestions.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useCombobox } from './use-combobox.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import button from '../../../ui/button.module.css'
import field from '../../../ui/text-field.module.css'
import s from './combobox.module.css'

type ComboboxProps = {
  label: string
  items: readonly Suggestion[]
  /** Values that were already guessed. They are listed but cannot be selected. */
  tried: ReadonlySet<string>
  onPick: (value: string) => void
  /** The label of the guess that the server is checking. Meanwhile, nothing else can be selected. */
  pending?: string | undefined
  disabled?: boolean
  noMatchText: string
  placeholder?: string
}

const NO_ITEMS: readonly Suggestion[] = []

/** A combobox for guesses. Typing filters the list; only items from the list can be submitted. */
export function Combobox({
  label,
  items,
  tried,
  onPick,
  pending,
  disabled = false,
  noMatchText,
  placeholder,
}: ComboboxProps) {
  const { t } = useTexts()
  const box = useCombobox({ items: pending === undefined ? items : NO_ITEMS, tried, onPick })
  return (
    <div className={s['combobox']}>
      <div className={joinClasses(field['field'], s['field'])}>
        <label className={s['label']} htmlFor={box.id}>
          {label}
        </label>
        <span className={joinClasses(field['box'], field['sized'])}>
          <input
            {...box.field}
            value={pending ?? box.typed}
            readOnly={pending !== undefined}
            aria-busy={pending !== undefined || undefined}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={box.listed}
            aria-controls={`${box.id}-list`}
            aria-activedescendant={box.active === undefined ? undefined : `${box.id}-${box.active}`}
            aria-describedby={`${box.id}-note`}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={placeholder}
            disabled={disabled}
          />
          {pending !== undefined && <span className={joinClasses(button['ring'], s['pending'])} aria-hidden="true" />}
          {pending === undefined && <FieldButton box={box} disabled={disabled} />}
        </span>
        <output id={`${box.id}-note`} className={field['error']}>
          {box.nothing ? noMatchText : ''}
        </output>
      </div>
      <VisuallyHidden as="div">
        <output>{box.listed ? t('ui.suggestions', { count: box.found.length }) : ''}</output>
      </VisuallyHidden>
      <SuggestionList
        id={box.id}
        label={label}
        suggestions={box.found}
        typed={box.typed}
        tried={tried}
        activeIndex={box.active}
        isHidden={!box.listed}
        onPick={box.pick}
      />
    </div>
  )
}

/** Clears the field or, if nothing is typed, shows the whole list. */
function FieldButton({ box, disabled }: { box: ReturnType<typeof useCombobox>; disabled: boolean }) {
  const { t } = useTexts()
  if (box.typed !== '') return <IconButton icon="cross" label={t('ui.clear')} onClick={box.clear} />
  return (
    <IconButton
      icon="chevron"
      label={t('games.browse')}
      aria-expanded={box.listed}
      aria-controls={`${box.id}-list`}
      // The arrow keys open the list, so the Tab key skips this button.
      tabIndex={-1}
      disabled={disabled}
      onPointerDown={(event) => event.preventDefault()}
      onClick={box.browse}
    />
  )
}
