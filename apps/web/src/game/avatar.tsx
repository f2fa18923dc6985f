import { DEFAULT_PICTURE } from '@otogi/rules/accounts/fields'
import { joinClasses } from '../ui/join-classes.ts'
import s from './avatar.module.css'

type AvatarProps = { picture: string; name: string; className?: string | undefined }

/** A player's picture in a ring. Shows the first letter of the name if the player has the default picture. */
export function Avatar({ picture, name, className }: AvatarProps) {
  return (
    <span className={joinClasses(s['avatar'], className)} aria-hidden="true">
      {picture !== DEFAULT_PICTURE ? (
        <img src={picture} alt="" width="256" height="256" />
      ) : (
        name.charAt(0).toUpperCase()
      )}
    </span>
  )
}
