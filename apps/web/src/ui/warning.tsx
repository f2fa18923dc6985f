import s from './warning.module.css'

/** The reason why an action is not possible. Screen readers announce it when it appears. */
export function Warning({ text }: { text: string }) {
  return (
    <p className={s['warning']} role="alert">
      {text}
    </p>
  )
}
