import { keepLettersDigitsAndSpaces } from '@otogi/rules/games/guess'
import { useId, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { findByName, filterSuggestions, type SimilarFinder, type Suggestion } from './suggestions.ts'

type ComboboxOptions = { items: readonly Suggestion[]; tried: ReadonlySet<string>; onPick: (value: string) => void }

/**
 * The state and keyboard behavior of a combobox. Arrow keys select a suggestion. Enter submits the selected suggestion,
 * or the one whose whole name was typed; if there is neither, Enter opens the list. Escape closes the list, or clears
 * the field if the list is closed. If nothing is typed, the list contains all suggestions.
 */
export function useCombobox({ items, tried, onPick }: ComboboxOptions) {
  const id = useId()
  const ref = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState<number>()
  const { findSimilar, load } = useSimilarSearch()
  const found = filterSuggestions(items, typed, findSimilar)
  const listed = open && found.length > 0
  const setList = (isOpen: boolean) => {
    setOpen(isOpen)
    setActive(undefined)
  }
  const clear = () => {
    setTyped('')
    setList(false)
    ref.current?.focus()
  }
  const pick = ({ value }: Suggestion) => {
    if (tried.has(value)) return
    clear()
    onPick(value)
  }
  const select = (step: 1 | -1) => {
    setOpen(true)
    const from = active ?? (step === 1 ? -1 : found.length)
    if (found.length > 0) setActive((from + step + found.length) % found.length)
  }
  const enter = () => {
    const suggestion = active === undefined ? findByName(items, typed) : found[active]
    if (suggestion && !tried.has(suggestion.value)) pick(suggestion)
    else setOpen(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = findKeyAction(event.key, { select, enter, leave: () => (listed ? setList(false) : clear()) })
    // While an input method editor composes text, it handles the keys.
    if (!act || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(keepLettersDigitsAndSpaces(event.target.value))
    setList(true)
  }
  const onFocus = () => {
    load()
    if (typed !== '') setOpen(true)
  }
  const browse = () => {
    setList(!listed)
    ref.current?.focus()
  }
  const [onClick, onBlur] = [() => setOpen(true), () => setList(false)]
  const field = { ref, id, value: typed, onChange, onKeyDown, onFocus, onClick, onBlur }
  const nothing = typed.trim() !== '' && found.length === 0
  return { id, typed, found, listed, active, nothing, pick, clear, browse, field }
}

/** Loads the search for similar names on first use. Until then, only exact parts of names match. */
function useSimilarSearch() {
  const [findSimilar, setFindSimilar] = useState<SimilarFinder>()
  const load = () => {
    if (findSimilar) return
    import('./similar.ts').then(
      (module) => setFindSimilar(() => module.findSimilar),
      () => undefined,
    )
  }
  return { findSimilar, load }
}

type KeyActions = { select: (step: 1 | -1) => void; enter: () => void; leave: () => void }

function findKeyAction(key: string, { select, enter, leave }: KeyActions): (() => void) | undefined {
  if (key === 'ArrowDown') return () => select(1)
  if (key === 'ArrowUp') return () => select(-1)
  if (key === 'Enter') return enter
  return key === 'Escape' ? leave : undefined
}
