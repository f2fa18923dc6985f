import { classes } from './classes.ts'
import s from './avatar.module.css'

type AvatarProps = { picture: string | null; name: string; className?: string | undefined }

/** A player's picture in a ring of ink; the first letter of the name where there is none. */
export function Avatar({ picture, name, className }: AvatarProps) {
  return (
    <span className={classes(s['avatar'], className)} aria-hidden="true">
      {picture ? <img src={picture} alt="" width="256" height="256" /> : name.charAt(0).toUpperCase()}
    </span>
  )
}
