import s from './warning.module.css'

/** Says why an action is not possible; announced as soon as it appears. */
export function Warning({ text }: { text: string }) {
  return (
    <p className={s['warning']} role="alert">
      {text}
    </p>
  )
}
