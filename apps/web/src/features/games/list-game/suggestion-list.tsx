import { useEffect } from 'react'
import { joinClasses } from '../../../ui/join-classes.ts'
import paper from '../../../ui/paper.module.css'
import { splitAtMatch, type Suggestion } from './suggestions.ts'
import s from './combobox.module.css'

type SuggestionListProps = {
  id: string
  label: string
  found: readonly Suggestion[]
  typed: string
  tried: ReadonlySet<string>
  /** The index of the selected suggestion, if one is selected. */
  active: number | undefined
  hidden: boolean
  pick: (suggestion: Suggestion) => void
}

/** The list of a combobox. The focus stays in the field; options are never focused. */
export function SuggestionList({ id, label, found, typed, tried, active, hidden, pick }: SuggestionListProps) {
  useEffect(() => {
    if (active !== undefined) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    <div
      id={`${id}-list`}
      // No HTML element is a list of options with rich content.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={label}
      hidden={hidden}
      className={joinClasses(paper['panel'], paper['lit'], s['list'])}
    >
      {found.map((suggestion, index) => (
        // The field handles the keys; see its aria-activedescendant.
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
          <MatchedLabel text={suggestion.label} typed={typed} />
          {suggestion.hint && <span>{suggestion.hint}</span>}
        </div>
      ))}
    </div>
  )
}

function MatchedLabel({ text, typed }: { text: string; typed: string }) {
  const { before, match, after } = splitAtMatch(text, typed)
  return (
    <b>
      {before}
      <mark>{match}</mark>
      {after}
    </b>
  )
}
