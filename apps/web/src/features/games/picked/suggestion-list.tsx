import { useEffect } from 'react'
import { classes } from '../../../ui/classes.ts'
import paper from '../../../ui/paper.module.css'
import { matchedParts, type Suggestion } from './suggestions.ts'
import s from './combobox.module.css'

type SuggestionListProps = {
  id: string
  label: string
  found: readonly Suggestion[]
  typed: string
  tried: ReadonlySet<string>
  /** The position of the selected suggestion, if one is selected. */
  active: number | undefined
  hidden: boolean
  pick: (suggestion: Suggestion) => void
}

/** The list below a combobox. The focus stays in the field: options are pointed at, never focused. */
export function SuggestionList({ id, label, found, typed, tried, active, hidden, pick }: SuggestionListProps) {
  useEffect(() => {
    if (active !== undefined) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    <div
      id={`${id}-list`}
      // No element of HTML is a list of rich options under a text field.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={label}
      hidden={hidden}
      className={classes(paper['panel'], paper['lit'], s['list'])}
    >
      {found.map((suggestion, index) => (
        // The field's own keys pick; see its aria-activedescendant.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={suggestion.value}
          id={`${id}-${index}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          aria-selected={index === active}
          aria-disabled={tried.has(suggestion.value) || undefined}
          tabIndex={-1}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => pick(suggestion)}
        >
          <Marked text={suggestion.label} typed={typed} />
          {suggestion.hint && <span>{suggestion.hint}</span>}
        </div>
      ))}
    </div>
  )
}

function Marked({ text, typed }: { text: string; typed: string }) {
  const { before, match, after } = matchedParts(text, typed)
  return (
    <b>
      {before}
      <mark>{match}</mark>
      {after}
    </b>
  )
}
