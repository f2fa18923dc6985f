import { useState } from 'react'
import { readPreference, writePreference } from '../../../platform/storage.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Select } from '../../../ui/select.tsx'
import { LISTEN_STEPS, readStep, secondsOf, type ListenStepName } from './listen-steps.ts'

/** How much of a clip is heard at one press of the button, and the way to choose. */
export function useListenStep(): {
  step: ListenStepName
  seconds: number | null
  choose: (step: ListenStepName) => void
} {
  const [step, setStep] = useState(() => readStep(readPreference('listenStep')))
  const choose = (chosen: ListenStepName) => {
    writePreference('listenStep', chosen)
    setStep(chosen)
  }
  return { step, seconds: secondsOf(step), choose }
}

export function ListenStep({ step, onChoose }: { step: ListenStepName; onChoose: (step: ListenStepName) => void }) {
  const { t } = useTexts()
  return (
    <Select
      label={t('games.listenStep')}
      value={step}
      options={LISTEN_STEPS.map((value) => {
        const seconds = secondsOf(value)
        return { value, label: seconds === null ? t('games.listenWhole') : t('games.listenSeconds', { seconds }) }
      })}
      onChange={onChoose}
    />
  )
}
