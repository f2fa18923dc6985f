import { polls } from '@otogi/contract/desk/routes'
import type { InputOf, ReplyOf } from '@otogi/contract/endpoint'
import { addDays, parseDay } from '@otogi/rules/calendar/madrid-day'
import { LANGUAGE_NAMES, LANGUAGES, mapLanguages, type Text } from '@otogi/rules/languages/languages'
import { MAX_OPTION_LENGTH } from '@otogi/rules/poll/poll'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/call.ts'
import { invalidate } from '../../../platform/query-client.ts'
import { toRefusalTextOrDefault } from '../../../platform/refusal-text.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { DayField } from '../../../ui/day-field.tsx'
import { Panel } from '../../../ui/paper.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Warning } from '../../../ui/warning.tsx'
import { formatDay } from './format-day.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { POLLS, usePolls } from './use-calendar.ts'
import s from './panel.module.css'

type Plan = ReplyOf<typeof polls.find>['planned'][number]

const SHORT = { day: 'numeric', month: 'long' } as const

type PanelProps = { isEditor: boolean; today: string | undefined }

/** The last poll and the planned ones. Editors can close the open poll, and start or plan another. */
export function PollPanel({ isEditor, today }: PanelProps) {
  const { t, pickText, language } = useTexts()
  const { data } = usePolls()
  const [asked, setAsked] = useState<'close' | 'create'>()
  const [canceled, setCanceled] = useState<Plan>()
  if (!data || today === undefined) return null
  const { last: poll, planned } = data
  const isOpen = poll?.isOpen ?? false
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
              ? t('calendar.pollUntil', { day: formatDay(poll.lastDay, language, SHORT) })
              : t('calendar.pollClosed')}
          </p>
        </>
      )}
      <Plans plans={planned} onCancel={isEditor ? setCanceled : undefined} />
      {isEditor && isOpen && (
        <Button variant="quiet" onClick={() => setAsked('close')}>
          {t('calendar.closePoll')}
        </Button>
      )}
      {isEditor && (
        <Button variant="quiet" onClick={() => setAsked('create')}>
          {t(isOpen ? 'calendar.planPoll' : 'calendar.createPoll')}
        </Button>
      )}
      {asked === 'close' && <CloseDialog onClose={() => setAsked(undefined)} />}
      {asked === 'create' && <CreateDialog isOpen={isOpen} today={today} onClose={() => setAsked(undefined)} />}
      {canceled && <CancelDialog plan={canceled} onClose={() => setCanceled(undefined)} />}
    </Panel>
  )
}

/** The planned polls, which start later. */
function Plans({ plans, onCancel }: { plans: readonly Plan[]; onCancel: ((plan: Plan) => void) | undefined }) {
  const { t, language } = useTexts()
  const name = usePlanName()
  if (plans.length === 0) return null
  return (
    <ul className={s['list']} aria-label={t('calendar.plannedPolls')}>
      {plans.map((plan) => (
        <li key={plan.firstDay}>
          <strong>{name(plan)}</strong>
          {t('calendar.fromTo', {
            first: formatDay(plan.firstDay, language, SHORT),
            last: formatDay(plan.lastDay, language, SHORT),
          })}
          {onCancel && (
            <Button
              variant="quiet"
              aria-label={t('calendar.cancelPollOf', { name: name(plan) })}
              onClick={() => onCancel(plan)}
            >
              {t('calendar.cancelPoll')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Returns a function that describes a planned poll by its two options. */
function usePlanName(): (plan: Plan) => string {
  const { pickText } = useTexts()
  return ({ options }) => options.map((option) => pickText(option)).join(' / ')
}

function CancelDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const { t } = useTexts()
  const name = usePlanName()
  const { firstDay } = plan
  const { mutate, isPending, error } = usePollChange(
    (reason: string) => call(polls.cancel, { firstDay, reason }),
    onClose,
  )
  return (
    <ReasonDialog
      title={t('calendar.cancelPollOf', { name: name(plan) })}
      text={t('calendar.cancelPollText')}
      confirmLabel={t('calendar.cancelPoll')}
      isBusy={isPending}
      onConfirm={mutate}
      onClose={onClose}
    >
      {error && <Warning text={t(toRefusalTextOrDefault('desk.failed', error))} />}
    </ReasonDialog>
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

type CreateDialogProps = {
  /** Whether a poll is open. If so, a new poll can only start later. */
  isOpen: boolean
  today: string
  onClose: () => void
}

function CreateDialog({ isOpen, today, onClose }: CreateDialogProps) {
  const { t } = useTexts()
  const [first, setFirst] = useState(mapLanguages(() => ''))
  const [second, setSecond] = useState(mapLanguages(() => ''))
  const tomorrow = addDays(parseDay(today), 1)
  const [firstDay, setFirstDay] = useState(isOpen ? tomorrow : '')
  const { mutate, isPending, error } = usePollChange(
    (poll: InputOf<typeof polls.create>) => call(polls.create, poll),
    onClose,
  )
  return (
    <ReasonDialog
      title={t(isOpen ? 'calendar.planPoll' : 'calendar.createPoll')}
      text={t(isOpen ? 'calendar.planPollText' : 'calendar.createPollText')}
      confirmLabel={t(isOpen ? 'calendar.planPoll' : 'calendar.createPoll')}
      isBusy={isPending}
      onConfirm={(reason) => mutate({ first, second, firstDay: firstDay === '' ? null : firstDay, reason })}
      onClose={onClose}
    >
      <OptionFields label={t('calendar.firstOption')} option={first} onChange={setFirst} />
      <OptionFields label={t('calendar.secondOption')} option={second} onChange={setSecond} />
      <DayField label={t('calendar.firstDay')} value={firstDay} min={tomorrow} onChange={setFirstDay} />
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
