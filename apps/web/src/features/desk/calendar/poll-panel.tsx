import { polls } from '@otogi/contract/desk/routes'
import type { InputOf } from '@otogi/contract/endpoint'
import { LANGUAGE_NAMES, LANGUAGES, mapLanguages, type Text } from '@otogi/rules/languages/languages'
import { MAX_OPTION_LENGTH } from '@otogi/rules/poll/poll'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/call.ts'
import { invalidate } from '../../../platform/query-client.ts'
import { toRefusalTextOrDefault } from '../../../platform/refusal-text.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/paper.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Warning } from '../../../ui/warning.tsx'
import { formatDay } from './format-day.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { POLLS, useLastPoll } from './use-calendar.ts'
import s from './panel.module.css'

/** The last poll. Editors can close it, and then start another. */
export function PollPanel({ isEditor }: { isEditor: boolean }) {
  const { t, pickText, language } = useTexts()
  const { data: poll } = useLastPoll()
  const [asked, setAsked] = useState<'close' | 'create'>()
  if (poll === undefined) return null
  const action = poll?.isOpen ? 'close' : 'create'
  return (
    <Panel className={s['panel']}>
      <h3>{t('calendar.poll')}</h3>
      {poll && (
        <>
          <ul className={s['list']}>
            {poll.options.map((option, index) => (
              <li key={option.en}>
                <strong>{pickText(option)}</strong> {t('calendar.votes', { count: poll.votes[index] ?? 0 })}
              </li>
            ))}
          </ul>
          <p>
            {poll.isOpen
              ? t('calendar.pollUntil', { day: formatDay(poll.lastDay, language, { day: 'numeric', month: 'long' }) })
              : t('calendar.pollClosed')}
          </p>
        </>
      )}
      {isEditor && (
        <Button variant="quiet" onClick={() => setAsked(action)}>
          {t(action === 'close' ? 'calendar.closePoll' : 'calendar.createPoll')}
        </Button>
      )}
      {asked === 'close' && <CloseDialog onClose={() => setAsked(undefined)} />}
      {asked === 'create' && <CreateDialog onClose={() => setAsked(undefined)} />}
    </Panel>
  )
}

function CloseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts()
  const { mutate, isPending, error } = usePollChange((reason: string) => call(polls.close, { reason }), onClose)
  return (
    <ReasonDialog
      title={t('calendar.closePoll')}
      text={t('calendar.closePollText')}
      confirmLabel={t('calendar.closePoll')}
      isBusy={isPending}
      onConfirm={mutate}
      onClose={onClose}
    >
      {error && <Warning text={t(toRefusalTextOrDefault('desk.failed', error))} />}
    </ReasonDialog>
  )
}

function CreateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts()
  const [first, setFirst] = useState(mapLanguages(() => ''))
  const [second, setSecond] = useState(mapLanguages(() => ''))
  const { mutate, isPending, error } = usePollChange(
    (poll: InputOf<typeof polls.create>) => call(polls.create, poll),
    onClose,
  )
  return (
    <ReasonDialog
      title={t('calendar.createPoll')}
      text={t('calendar.createPollText')}
      confirmLabel={t('calendar.createPoll')}
      isBusy={isPending}
      onConfirm={(reason) => mutate({ first, second, reason })}
      onClose={onClose}
    >
      <OptionFields label={t('calendar.firstOption')} option={first} onChange={setFirst} />
      <OptionFields label={t('calendar.secondOption')} option={second} onChange={setSecond} />
      {error && <Warning text={t(toRefusalTextOrDefault('desk.failed', error))} />}
    </ReasonDialog>
  )
}

type OptionFieldsProps = { label: string; option: Text; onChange: (option: Text) => void }

function OptionFields({ label, option, onChange }: OptionFieldsProps) {
  return LANGUAGES.map((language) => (
    <TextField
      key={language}
      label={`${label}, ${LANGUAGE_NAMES[language]}`}
      value={option[language]}
      maxLength={MAX_OPTION_LENGTH}
      onChange={(text) => onChange({ ...option, [language]: text })}
    />
  ))
}

function usePollChange<Input>(send: (input: Input) => Promise<unknown>, onSuccess: () => void) {
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      void invalidate(POLLS)
      onSuccess()
    },
  })
}
