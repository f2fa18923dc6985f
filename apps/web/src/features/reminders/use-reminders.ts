import { reminders } from '@otogi/contract/routes'
import type { ReminderSettings } from '@otogi/contract/reminders'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { invalidate, setCached } from '../../platform/query-client.ts'
import { useTexts } from '../../platform/texts.ts'
import type { TextKey } from '../../texts/catalog.ts'
import { showToast } from '../../ui/toasts.tsx'
import { subscribeBrowser, unsubscribeBrowser } from './push-manager.ts'

const KEY = ['reminders', 'find'] as const

export type ReminderChoice = Pick<ReminderSettings, 'newDay' | 'sales' | 'wishes' | 'quietFrom' | 'quietTo'>

/** The player's reminders, and functions that change them. */
export function useReminders() {
  const { t } = useTexts()
  const { data } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(reminders.find, {}, { signal }) })
  const show = (settings: ReminderSettings) => setCached(KEY, settings)
  const save = useMutation({
    // Shows the new setting before the server has replied.
    onMutate: (choice) => data && show({ ...data, ...choice }),
    mutationFn: (choice: ReminderChoice) => call(reminders.update, { ...choice, timeZone: readTimeZone() }),
    onSuccess: (settings) => {
      show(settings)
      showToast({ text: t('reminders.saved'), kind: 'good', action: 'reminders/save' })
    },
    onError: () => {
      showToast({ text: t('reminders.notSaved'), kind: 'bad', action: 'reminders/save' })
      void invalidate(KEY)
    },
  })
  const turnOn = useMutation({
    mutationFn: async (publicKey: string) => {
      const subscription = await subscribeBrowser(publicKey)
      return call(reminders.subscribe, { ...subscription, timeZone: readTimeZone() })
    },
    onSuccess: show,
    onError: () => showToast({ text: t(chooseFailureText()), kind: 'bad', action: 'reminders/on' }),
  })
  const turnOff = useMutation({
    mutationFn: async () => {
      const settings = await call(reminders.unsubscribe, {})
      await unsubscribeBrowser()
      return settings
    },
    onSuccess: show,
    onError: () => showToast({ text: t('reminders.failed'), kind: 'bad', action: 'reminders/on' }),
  })
  return {
    settings: data,
    save: save.mutate,
    turnOn: () => data && turnOn.mutate(data.publicKey),
    turnOff: () => turnOff.mutate(),
    isBusy: turnOn.isPending || turnOff.isPending,
  }
}

export function readTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

function chooseFailureText(): TextKey {
  return Notification.permission === 'denied' ? 'reminders.blocked' : 'reminders.failed'
}
