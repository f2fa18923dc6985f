import type { ReactNode } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { EmailSettings } from './email-settings.tsx'
import { DataSettings } from './data-settings.tsx'
import { PictureSettings } from './picture-settings.tsx'
import { AppearanceSettings } from './appearance-settings.tsx'
import { SoundSettings } from './sound-settings.tsx'
import { PasswordSettings } from './password-settings.tsx'
import { SessionSettings } from './session-settings.tsx'
import { UsernameSettings } from './username-settings.tsx'
import s from './settings-page.module.css'

/** `reminders` and `blocks` are the panels of other features. */
export function SettingsPage({ reminders, blocks }: { reminders: ReactNode; blocks: ReactNode }) {
  const { t } = useTexts()
  return (
    <>
      <PageTitle title={t('settings.title')} />
      <div className={s['settings']}>
        <div className={s['column']}>
          <PictureSettings />
          <UsernameSettings />
          <EmailSettings />
          <PasswordSettings />
          <SessionSettings />
        </div>
        <div className={s['column']}>
          <AppearanceSettings />
          <SoundSettings />
          {reminders}
          {blocks}
          <DataSettings />
        </div>
      </div>
    </>
  )
}
