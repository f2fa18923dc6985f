import type { ReactNode } from 'react'
import { createStore, useStore } from '../platform/store.ts'
import { useTexts } from '../platform/texts.ts'
import { IconButton } from './button.tsx'
import { joinClasses } from './join-classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.tsx'
import s from './toasts.module.css'

type ToastKind = 'good' | 'bad' | 'info' | 'celebration'
export type Message = {
  text: string
  kind?: ToastKind
  /** The player's action, e.g. `games/claim`. A new message replaces older messages about the same action. */
  action?: string
  link?: ReactNode
}
type Toast = Message & { id: number; kind: ToastKind }

const ICONS: Readonly<Record<ToastKind, IconName>> = {
  good: 'check',
  bad: 'warning',
  info: 'info',
  celebration: 'star',
}
const DURATION_MS = 6000
const MAX_SHOWN = 3

const toasts = createStore<readonly Toast[]>([])
let nextId = 1

/** Shows a short message. Screen readers announce it, and it disappears after a few seconds. */
export function showToast({ text, kind = 'info', action, link }: Message): void {
  const id = nextId++
  const others = toasts.read().filter((toast) => toast.text !== text && !isToastFor(toast, action))
  toasts.write([...others, { id, text, kind, link, ...(action && { action }) }].slice(-MAX_SHOWN))
  // Each message already on screen extends the new message's time by its own full duration.
  setTimeout(() => dismissToast(id), DURATION_MS * toasts.read().length)
}

/** Removes the messages about an action, e.g. the error of a failed attempt when a later one succeeds. */
export function clearToast(action: string): void {
  toasts.write(toasts.read().filter((toast) => !isToastFor(toast, action)))
}

/** The container of all messages; one per page. */
export function Toasts() {
  const { t } = useTexts()
  const visible = useStore(toasts)
  return (
    <output className={s['toasts']} aria-live="polite">
      {visible.map(({ id, text, kind, link }) => (
        <div key={id} className={joinClasses(s['toast'], s[kind])}>
          <Icon name={ICONS[kind]} />
          <span>{text}</span>
          {link}
          <IconButton icon="cross" label={t('ui.dismiss')} onClick={() => dismissToast(id)} />
        </div>
      ))}
    </output>
  )
}

function isToastFor(toast: Toast, action: string | undefined): boolean {
  return action !== undefined && toast.action === action
}

function dismissToast(id: number): void {
  toasts.write(toasts.read().filter((toast) => toast.id !== id))
}
