import type { ReminderSettings as Settings } from '@otogi/contract/reminders'
import { useState } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Panel } from '../../ui/paper.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { canReceivePush } from './push-manager.ts'
import { readTimeZone, useReminders, type ReminderChoice } from './use-reminders.ts'
import s from './reminder-settings.module.css'

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

/** Turns reminders on and off for this device, and chooses what they are about. */
export function ReminderSettings() {
  const { t } = useTexts()
  const { settings, save, turnOn, turnOff, isBusy } = useReminders()
  const [canSubscribe] = useState(canReceivePush)
  return (
    <Panel className={s['panel']}>
      <h2>{t('reminders.title')}</h2>
      <p className={s['hint']}>{t(canSubscribe ? 'reminders.hint' : 'reminders.unsupported')}</p>
      {!settings && <Skeleton shape="line" />}
      {settings && canSubscribe && (
        <Button
          variant={settings.subscribed ? 'quiet' : 'primary'}
          busy={isBusy}
          onClick={settings.subscribed ? turnOff : turnOn}
        >
          {t(settings.subscribed ? 'reminders.turnOff' : 'reminders.turnOn')}
        </Button>
      )}
      <output>{settings?.subscribed && t('reminders.on')}</output>
      {settings?.subscribed && <ReminderChoices settings={settings} onSave={save} />}
      <Link href="/home/inbox" className={s['link']}>
        {t('reminders.inbox')}
      </Link>
    </Panel>
  )
}

function ReminderChoices({ settings, onSave }: { settings: Settings; onSave: (choice: ReminderChoice) => void }) {
  const { t } = useTexts()
  const { newDay, sales, wishes, quietFrom, quietTo } = settings
  const change = (changed: Partial<ReminderChoice>) => onSave({ newDay, sales, wishes, quietFrom, quietTo, ...changed })
  return (
    <>
      <Checkbox checked={newDay} onChange={(chosen) => change({ newDay: chosen })}>
        {t('reminders.newDay')}
      </Checkbox>
      <Checkbox checked={sales} onChange={(chosen) => change({ sales: chosen })}>
        {t('reminders.sales')}
      </Checkbox>
      <Checkbox checked={wishes} onChange={(chosen) => change({ wishes: chosen })}>
        {t('reminders.wishes')}
      </Checkbox>
      <fieldset className={s['quiet']}>
        <legend>{t('reminders.quiet')}</legend>
        <Select
          label={t('reminders.from')}
          value={String(quietFrom)}
          options={HOURS}
          onChange={(hour) => change({ quietFrom: Number(hour) })}
        />
        <Select
          label={t('reminders.to')}
          value={String(quietTo)}
          options={HOURS}
          onChange={(hour) => change({ quietTo: Number(hour) })}
        />
        <p className={s['hint']}>{t('reminders.quietHint', { zone: readTimeZone() })}</p>
      </fieldset>
    </>
  )
}
