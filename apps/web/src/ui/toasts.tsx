import { useSyncExternalStore } from 'react'
import { useTexts } from '../platform/texts.ts'
import { IconButton } from './button.tsx'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.tsx'
import s from './toasts.module.css'

type ToastKind = 'good' | 'bad' | 'info'
type Message = {
  text: string
  kind?: ToastKind
  /** What the player did, such as `games/claim`: its last outcome replaces the ones before it. */
  action?: string
}
type Toast = Message & { id: number; kind: ToastKind }

const ICONS: Readonly<Record<ToastKind, IconName>> = { good: 'check', bad: 'warning', info: 'info' }
const SHOWN_MS = 6000
const AT_ONCE = 3

const listeners = new Set<() => void>()
let toasts: readonly Toast[] = []
let nextId = 1

/** Says something in passing; it is read aloud and goes away by itself. */
export function toast({ text, kind = 'info', action }: Message): void {
  const id = nextId++
  const others = toasts.filter((shown) => shown.text !== text && !isAbout(shown, action))
  show([...others, { id, text, kind, ...(action && { action }) }].slice(-AT_ONCE))
  setTimeout(() => dismiss(id), SHOWN_MS)
}

/** Takes away what was said of an action that has succeeded since. */
export function clearToast(action: string): void {
  show(toasts.filter((shown) => !isAbout(shown, action)))
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

function isAbout(shown: Toast, action: string | undefined): boolean {
  return action !== undefined && shown.action === action
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
