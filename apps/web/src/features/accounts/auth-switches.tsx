import { LANGUAGE_NAMES, LANGUAGES } from '@otogi/rules/languages/languages'
import { Link } from 'wouter'
import { chooseVisitorLanguage, useTexts } from '../../platform/texts.ts'
import { setTheme, THEMES, useTheme } from '../../platform/appearance.ts'
import { Select } from '../../ui/select.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import s from './auth-switches.module.css'

/** Language, theme and a link to the public statistics, for visitors who are not signed in. */
export function AuthSwitches({ className }: { className?: string | undefined }) {
  const { t, language } = useTexts()
  const theme = useTheme()
  const themeNames = { system: t('accounts.themeSystem'), night: t('accounts.themeNight'), day: t('accounts.themeDay') }
  return (
    <div className={joinClasses(s['switches'], className)}>
      <Select
        label={t('accounts.language')}
        labelHidden
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={(chosen) => void chooseVisitorLanguage(chosen)}
      />
      <Select
        label={t('accounts.theme')}
        labelHidden
        value={theme}
        options={THEMES.map((value) => ({ value, label: themeNames[value] }))}
        onChange={setTheme}
      />
      <Link className={s['books']} href="/books">
        {t('accounts.openBooks')}
      </Link>
    </div>
  )
}
