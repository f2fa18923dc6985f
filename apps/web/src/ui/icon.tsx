import { ICON_SHAPES, type IconName } from './icon-shapes.tsx'
import { joinClasses } from './join-classes.ts'
import s from './icon.module.css'

export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  const shape = ICON_SHAPES[name]
  return (
    <svg className={joinClasses(s['icon'], className)} viewBox="0 0 24 24" aria-hidden="true">
      {typeof shape === 'string' ? <path d={shape} /> : shape}
    </svg>
  )
}
