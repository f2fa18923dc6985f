import { useSyncExternalStore } from 'react'
import { useTexts } from '../platform/texts.ts'
import { IconButton } from './button.tsx'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.tsx'
import s from './toasts.module.css'

type ToastKind = 'good' | 'bad' | 'info'
type Toast = { id: number; text: string; kind: ToastKind }

const ICONS: Readonly<Record<ToastKind, IconName>> = { good: 'check', bad: 'warning', info: 'info' }
const SHOWN_MS = 6000
const AT_ONCE = 3

const listeners = new Set<() => void>()
let toasts: readonly Toast[] = []
let nextId = 1

/** Says something in passing; it is read aloud and goes away by itself. */
export function toast({ text, kind = 'info' }: { text: string; kind?: ToastKind }): void {
  const id = nextId++
  const others = toasts.filter((shown) => shown.text !== text)
  show([...others, { id, text, kind }].slice(-AT_ONCE))
  setTimeout(() => dismiss(id), SHOWN_MS)
}

/** Where toasts appear; one per page. */
export function Toasts() {
  const { t } = useTexts()
  const shown = useSyncExternalStore(subscribe, () => toasts)
  return (
    <output className={s['toasts']} aria-live="polite">
      {shown.map(({ id, text, kind }) => (
        <div key={id} className={classes(s['toast'], s[kind])}>
          <Icon name={ICONS[kind]} />
          <span>{text}</span>
          <IconButton icon="cross" label={t('ui.dismiss')} onClick={() => dismiss(id)} />
        </div>
      ))}
    </output>
  )
}

function dismiss(id: number): void {
  show(toasts.filter((toast) => toast.id !== id))
}

function show(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
