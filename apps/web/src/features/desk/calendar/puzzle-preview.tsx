import { useTexts } from '../../../platform/texts.ts'
import s from './puzzle-preview.module.css'

/** What players see at each step of a puzzle; nothing for the name game. */
export function PuzzlePreview({ name, steps }: { name: string; steps: readonly string[] }) {
  const { t } = useTexts()
  const [first] = steps
  if (first === undefined) return null
  if (first.endsWith('.mp4')) {
    // The clip is music without words, so it has no captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    return <audio controls preload="none" src={first} aria-label={t('calendar.clipOf', { name })} />
  }
  return (
    <ol className={s['steps']}>
      {steps.map((address, index) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noreferrer">
            <img
              src={address}
              loading="lazy"
              alt={t('calendar.stepOf', { name, step: index + 1, count: steps.length })}
            />
          </a>
        </li>
      ))}
    </ol>
  )
}
