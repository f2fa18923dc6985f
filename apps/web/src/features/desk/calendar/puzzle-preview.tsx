import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import s from './puzzle-preview.module.css'

type PreviewProps = { name: string; steps: readonly string[] }

/**
 * What players see at each step of a puzzle; nothing for the name game. It is loaded on request, because the server may
 * have to draw each picture first.
 */
export function PuzzlePreview({ name, steps }: PreviewProps) {
  const { t } = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  if (steps.length === 0) return null
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary aria-label={t('calendar.previewOf', { name })}>{t('calendar.preview')}</summary>
      {isOpen && <Steps name={name} steps={steps} />}
    </details>
  )
}

function Steps({ name, steps }: PreviewProps) {
  const { t } = useTexts()
  const [first = ''] = steps
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
