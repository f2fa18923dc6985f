import { useEffect } from 'react'
import { joinClasses } from '../../../ui/join-classes.ts'
import paper from '../../../ui/paper.module.css'
import { findMatchingName, splitAtMatch, type Suggestion } from './suggestions.ts'
import s from './combobox.module.css'

type SuggestionListProps = {
  id: string
  label: string
  suggestions: readonly Suggestion[]
  typed: string
  tried: ReadonlySet<string>
  /** The index of the selected suggestion, if one is selected. */
  activeIndex: number | undefined
  isHidden: boolean
  onPick: (suggestion: Suggestion) => void
}

/** The list of a combobox. The focus stays in the field; options are never focused. */
export function SuggestionList({
  id,
  label,
  suggestions,
  typed,
  tried,
  activeIndex,
  isHidden,
  onPick,
}: SuggestionListProps) {
  useEffect(() => {
    if (activeIndex !== undefined) document.getElementById(`${id}-${activeIndex}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, activeIndex])
  return (
    <div
      id={`${id}-list`}
      // No HTML element can list options with rich content.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={label}
      hidden={isHidden}
      className={joinClasses(paper['panel'], paper['lit'], s['list'])}
    >
      {(isHidden ? [] : suggestions).map((suggestion, index) => (
        // The field handles the keys; see its aria-activedescendant.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={suggestion.value}
          id={`${id}-${index}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          aria-selected={index === activeIndex}
          aria-disabled={tried.has(suggestion.value) || undefined}
          tabIndex={-1}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(suggestion)}
        >
          <MatchedLabel text={suggestion.label} typed={typed} />
          <Hint suggestion={suggestion} typed={typed} />
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

/** Shows the suggestion's hint, such as its anime, and the alternative name that matches the typed text. */
function Hint({ suggestion, typed }: { suggestion: Suggestion; typed: string }) {
  const hints = [findMatchingName(suggestion, typed), suggestion.hint].filter((hint) => hint !== undefined)
  return hints.length === 0 ? null : <span>{hints.join(' · ')}</span>
}
