import { keepLettersDigitsAndSpaces } from '@otogi/rules/games/guess'
import { useId, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { findNamed, suggestionsFor, type Suggestion } from './suggestions.ts'

type Choice = { items: readonly Suggestion[]; tried: ReadonlySet<string>; onPick: (value: string) => void }

/**
 * State and keys of a combobox. Nothing is selected until an arrow key selects it. Enter picks the selected suggestion, or
 * the one whose whole name was typed, and otherwise opens the list. Escape closes the list, then clears the field.
 */
export function useCombobox({ items, tried, onPick }: Choice) {
  const id = useId()
  const ref = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState<number>()
  const found = suggestionsFor(items, typed)
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
    const suggestion = active === undefined ? findNamed(items, typed) : found[active]
    if (suggestion && !tried.has(suggestion.value)) pick(suggestion)
    else setOpen(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keyed(event.key, { select, enter, leave: () => (listed ? setList(false) : clear()) })
    // While an input method composes a word, the keys are its own.
    if (!act || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(keepLettersDigitsAndSpaces(event.target.value))
    setList(true)
  }
  const field = {
    ref,
    id,
    value: typed,
    onChange,
    onKeyDown,
    onFocus: () => setOpen(true),
    onBlur: () => setList(false),
  }
  return { id, typed, found, listed, active, nothing: typed.trim() !== '' && found.length === 0, pick, clear, field }
}

type Acts = { select: (step: 1 | -1) => void; enter: () => void; leave: () => void }

function keyed(key: string, { select, enter, leave }: Acts): (() => void) | undefined {
  if (key === 'ArrowDown') return () => select(1)
  if (key === 'ArrowUp') return () => select(-1)
  if (key === 'Enter') return enter
  return key === 'Escape' ? leave : undefined
}
