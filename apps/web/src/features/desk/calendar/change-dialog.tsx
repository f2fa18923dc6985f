import type { Game, Mode } from '@otogi/rules/games/games'
import { useState } from 'react'
import { toRefusalTextOrDefault } from '../../../platform/refusal-text.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Select } from '../../../ui/select.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { Warning } from '../../../ui/warning.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useAnswers, usePuzzleChange } from './use-calendar.ts'

type ChangeDialogProps = {
  puzzle: { readonly day: string; readonly game: Game; readonly mode: Mode; readonly name: string }
  isPin: boolean
  /** Called with the reason for the change. */
  onChanged: (reason: string) => void
  onClose: () => void
}

/** Chooses a puzzle's answer, or replaces it at random. */
export function ChangeDialog({ puzzle: { day, game, mode, name }, isPin, onChanged, onClose }: ChangeDialogProps) {
  const { t, pickText } = useTexts()
  const { data: answers = [] } = useAnswers(game)
  const [chosen, setChosen] = useState<string>()
  const { mutate, isPending, error } = usePuzzleChange((reason) => {
    showToast({ text: t('calendar.changed'), kind: 'good' })
    onClose()
    onChanged(reason)
  })
  const answer = chosen ?? answers[0]?.answer
  return (
    <ReasonDialog
      title={t(isPin ? 'calendar.pinOf' : 'calendar.replaceOf', { name })}
      text={t(isPin ? 'calendar.pinText' : 'calendar.replaceText')}
      confirmLabel={t(isPin ? 'calendar.pin' : 'calendar.replace')}
      isBusy={isPending}
      onConfirm={(reason) => mutate({ day, game, mode, reason, answer: isPin ? answer : undefined })}
      onClose={onClose}
    >
      {isPin && (
        <Select
          label={t('calendar.answer')}
          value={answer ?? ''}
          options={answers.map((one) => ({ value: one.answer, label: pickText(one.texts) }))}
          onChange={setChosen}
        />
      )}
      {error && <Warning text={t(toRefusalTextOrDefault('desk.failed', error))} />}
    </ReasonDialog>
  )
}
