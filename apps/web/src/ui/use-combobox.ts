import { keepLettersDigitsAndSpaces } from '@otogi/rules/games/guess'
import { useId, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { suggestionsFor, type Suggestion } from './suggestions.ts'

type Choice = { items: readonly Suggestion[]; tried: ReadonlySet<string>; onPick: (value: string) => void }

/** What a combobox remembers and does: arrows walk round the list, Enter picks, Escape closes the list and then clears. */
export function useCombobox({ items, tried, onPick }: Choice) {
  const id = useId()
  const ref = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const found = suggestionsFor(items, typed)
  const listed = open && found.length > 0
  const clear = () => {
    setTyped('')
    setOpen(false)
    ref.current?.focus()
  }
  const pick = ({ value }: Suggestion) => {
    if (tried.has(value)) return
    clear()
    onPick(value)
  }
  const walk = (step: number) => {
    setOpen(true)
    if (listed) setActive((active + step + found.length) % found.length)
  }
  const pickActive = () => {
    const suggestion = listed ? found[active] : undefined
    if (suggestion) pick(suggestion)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keyed(event.key, { walk, pickActive, leave: () => (listed ? setOpen(false) : clear()) })
    if (!act) return
    event.preventDefault()
    act()
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(keepLettersDigitsAndSpaces(event.target.value))
    setOpen(true)
    setActive(0)
  }
  const field = {
    ref,
    id,
    value: typed,
    onChange,
    onKeyDown,
    onFocus: () => setOpen(true),
    onBlur: () => setOpen(false),
  }
  return { id, typed, found, listed, active, nothing: typed.trim() !== '' && found.length === 0, pick, clear, field }
}

type Acts = { walk: (step: number) => void; pickActive: () => void; leave: () => void }

function keyed(key: string, { walk, pickActive, leave }: Acts): (() => void) | undefined {
  if (key === 'ArrowDown') return () => walk(1)
  if (key === 'ArrowUp') return () => walk(-1)
  if (key === 'Enter') return pickActive
  return key === 'Escape' ? leave : undefined
}
