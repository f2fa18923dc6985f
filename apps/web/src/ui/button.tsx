import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link } from 'wouter'
import { joinClasses } from './join-classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.tsx'
import s from './button.module.css'

/**
 * `primary`: the main action, at most two on a screen; `gold`: claims and purchases; `danger`: actions that cannot be
 * undone.
 */
export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'gold'

type ButtonStyle = { variant?: ButtonVariant; icon?: IconName; className?: string | undefined; children?: ReactNode }

export type ButtonProps = ButtonStyle & { busy?: boolean } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>

/** While busy, a button keeps its width and focus, is announced as busy and ignores clicks. */
export function Button({
  variant = 'primary',
  icon,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={joinClasses(s['button'], s[variant], className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <span className={s['ring']} aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function LinkButton({ href, variant = 'primary', icon, className, children }: ButtonStyle & { href: string }) {
  return (
    <Link href={href} className={joinClasses(s['button'], s[variant], className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}

type IconButtonProps = { icon: IconName; label: string } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>

/** A button with only an icon; `label` is its accessible name. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...rest} className={joinClasses(s['iconButton'], className)}>
      <Icon name={icon} />
    </button>
  )
}
