import { useState } from 'react'
import { readPreference, writePreference } from '../../../platform/storage.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Select } from '../../../ui/select.tsx'
import { LISTEN_STEPS, parseStep, toSeconds, type ListenStepName } from './listen-steps.ts'

/** Returns the chosen clip length, and a function to change it. */
export function useListenStep(): {
  step: ListenStepName
  seconds: number | null
  choose: (step: ListenStepName) => void
} {
  const [step, setStep] = useState(() => parseStep(readPreference('listenStep')))
  const choose = (chosen: ListenStepName) => {
    writePreference('listenStep', chosen)
    setStep(chosen)
  }
  return { step, seconds: toSeconds(step), choose }
}

export function ListenStep({ step, onChoose }: { step: ListenStepName; onChoose: (step: ListenStepName) => void }) {
  const { t } = useTexts()
  return (
    <Select
      label={t('games.listenStep')}
      value={step}
      options={LISTEN_STEPS.map((value) => {
        const seconds = toSeconds(value)
        return { value, label: seconds === null ? t('games.listenWhole') : t('games.listenSeconds', { seconds }) }
      })}
      onChange={onChoose}
    />
  )
}
