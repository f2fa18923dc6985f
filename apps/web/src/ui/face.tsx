import { classes } from './classes.ts'
import s from './face.module.css'

type FaceProps = { picture: string | null; name: string; className?: string | undefined }

/** A player's picture in a ring of ink; the first letter of the name where there is none. */
export function Face({ picture, name, className }: FaceProps) {
  return (
    <span className={classes(s['face'], className)} aria-hidden="true">
      {picture ? <img src={picture} alt="" width="256" height="256" /> : name.charAt(0).toUpperCase()}
    </span>
  )
}
