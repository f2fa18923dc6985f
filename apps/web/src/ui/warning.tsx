import s from './warning.module.css'

/** Why what was asked for cannot be done; read aloud as soon as it shows. */
export function Warning({ text }: { text: string }) {
  return (
    <p className={s['warning']} role="alert">
      {text}
    </p>
  )
}
