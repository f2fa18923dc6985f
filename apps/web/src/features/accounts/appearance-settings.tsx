import { accounts } from '@otogi/contract/routes'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@otogi/rules/languages/languages'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import {
  setReducedMotion,
  setSafeColors,
  setTheme,
  THEMES,
  useReducedMotionSetting,
  useSafeColors,
  useTheme,
} from '../../platform/appearance.ts'
import { toServerMessage } from '../../platform/refusal-text.ts'
import { setUser } from '../../game/session.ts'
import { showLanguage, useTexts } from '../../platform/texts.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Panel } from '../../ui/paper.tsx'
import { ToggleGroup } from '../../ui/tabs.tsx'
import s from './settings-page.module.css'

/**
 * Settings for the language, which is stored with the account, and for appearance and motion, which are stored in this
 * browser.
 */
export function AppearanceSettings() {
  const texts = useTexts()
  const { t, language } = texts
  const theme = useTheme()
  const hasReducedMotion = useReducedMotionSetting()
  const hasSafeColors = useSafeColors()
  const change = useMutation({
    mutationFn: (newLanguage: Language) => call(accounts.updateLanguage, { newLanguage }),
    onSuccess: (user) => {
      setUser(user)
      return showLanguage(user.language)
    },
  })
  const themeNames = { system: t('settings.themeSystem'), night: t('settings.themeNight'), day: t('settings.themeDay') }
  return (
    <Panel>
      <div className={s['section']}>
        <h2>{t('settings.language')}</h2>
        <ToggleGroup
          label={t('settings.language')}
          value={change.isPending ? change.variables : language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(language) => change.mutate(language)}
          busy={change.isPending}
        />
        {change.error && (
          <p className={s['fault']} role="alert">
            {t('settings.error', { message: toServerMessage(change.error, texts) })}
          </p>
        )}
        <h2>{t('settings.theme')}</h2>
        <ToggleGroup
          label={t('settings.theme')}
          value={theme}
          options={THEMES.map((value) => ({ value, label: themeNames[value] }))}
          onChange={setTheme}
        />
        <Checkbox checked={hasReducedMotion} onChange={setReducedMotion} hint={t('settings.calmHint')}>
          {t('settings.calm')}
        </Checkbox>
        <Checkbox checked={hasSafeColors} onChange={setSafeColors} hint={t('settings.safeColorsHint')}>
          {t('settings.safeColors')}
        </Checkbox>
      </div>
    </Panel>
  )
}
