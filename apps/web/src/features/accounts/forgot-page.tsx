import { profile } from '@otogi/contract/routes'
import { checkEmail, FIELD_LIMITS } from '@otogi/rules/accounts/fields'
import { useState, type FormEvent } from 'react'
import { call } from '../../platform/call.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { RecoverySheet } from './recovery-sheet.tsx'
import { useSubmission } from './use-submission.ts'
import { useServerSettings } from './use-server-settings.ts'
import s from './auth-form.module.css'

/** Requests an email with a reset link. The reply does not reveal whether the address belongs to an account. */
export function ForgotPage() {
  const { t } = useTexts()
  const { data } = useServerSettings()
  const [email, setEmail] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { submit, busy, done, refused } = useSubmission(() => call(profile.forgotPassword, { email }))
  const check = (event: FormEvent) => {
    event.preventDefault()
    setWrong(checkEmail(email) !== undefined)
    if (checkEmail(email) === undefined) submit(event)
  }
  if (data && !data.mail) {
    return (
      <RecoverySheet title={t('recovery.forgot')}>
        <p>{t('recovery.noMail')}</p>
      </RecoverySheet>
    )
  }
  if (done) {
    return (
      <RecoverySheet title={t('recovery.sentTitle')}>
        <p>
          <output>{t('recovery.sent', { email })}</output>
        </p>
      </RecoverySheet>
    )
  }
  const fault = isWrong ? t('recovery.faultEmail') : refused && t(toErrorText(refused.code))
  return (
    <RecoverySheet title={t('recovery.forgot')}>
      <p>{t('recovery.forgotText')}</p>
      <form className={s['form']} aria-label={t('recovery.forgot')} noValidate onSubmit={check}>
        <TextField
          label={t('recovery.email')}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={FIELD_LIMITS.emailMax}
          value={email}
          readOnly={busy}
          onChange={(typed) => {
            setEmail(typed)
            setWrong(false)
          }}
          error={fault}
        />
        <Button type="submit" className={s['submit']} busy={busy}>
          {t('recovery.send')}
        </Button>
      </form>
    </RecoverySheet>
  )
}

function toErrorText(code: string) {
  return code === 'TOO_MANY' ? 'recovery.tooMany' : 'recovery.failed'
}
