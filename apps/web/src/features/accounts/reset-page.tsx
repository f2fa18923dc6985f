import { profile } from '@otogi/contract/routes'
import { checkNewPassword } from '@otogi/rules/accounts/fields'
import { useState, type FormEvent } from 'react'
import { Link } from 'wouter'
import { call } from '../../platform/call.ts'
import { useTexts } from '../../platform/texts.ts'
import type { TextKey } from '../../texts/catalog.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { consumeEmailToken } from './email-token.ts'
import { NEW_PASSWORD } from './new-password.ts'
import { RecoverySheet } from './recovery-sheet.tsx'
import { useSubmission } from './use-submission.ts'
import s from './auth-form.module.css'

/** Sets a new password with an emailed link. */
export function ResetPage() {
  const { t } = useTexts()
  const [token] = useState(consumeEmailToken)
  const [password, setPassword] = useState('')
  const [repeat, setRepeat] = useState('')
  const [fault, setFault] = useState<TextKey>()
  const { submit, busy, done, refused } = useSubmission(() =>
    call(profile.resetPassword, { token, newPassword: password }),
  )
  const check = (event: FormEvent) => {
    event.preventDefault()
    const found = findPasswordFault(password, repeat)
    setFault(found)
    if (!found) submit(event)
  }
  const isGuessable = refused?.code === 'PASSWORD_GUESSABLE'
  if (done) return <ResetDone />
  return (
    <RecoverySheet title={t('recovery.reset')}>
      <form className={s['form']} aria-label={t('recovery.reset')} noValidate onSubmit={check}>
        <TextField
          {...NEW_PASSWORD}
          label={t('recovery.newPassword')}
          value={password}
          onChange={setPassword}
          hint={t('recovery.passwordHint')}
          error={
            fault === 'recovery.faultPassword' ? t(fault) : isGuessable ? t('refusals.PASSWORD_GUESSABLE') : undefined
          }
        />
        <TextField
          {...NEW_PASSWORD}
          label={t('recovery.repeat')}
          value={repeat}
          onChange={setRepeat}
          error={fault === 'recovery.faultRepeat' ? t(fault) : undefined}
        />
        {refused && !isGuessable && (
          <ResetError isLinkInvalid={refused.code === 'RESET_TOKEN_INVALID' || refused.code === 'INVALID'} />
        )}
        <Button type="submit" className={s['submit']} busy={busy}>
          {t('recovery.resetAction')}
        </Button>
      </form>
    </RecoverySheet>
  )
}

function ResetError({ isLinkInvalid }: { isLinkInvalid: boolean }) {
  const { t } = useTexts()
  return (
    <p className={s['fault']} role="alert">
      {t(isLinkInvalid ? 'recovery.linkDead' : 'recovery.failed')}{' '}
      {isLinkInvalid && <Link href="/auth/forgot">{t('recovery.askAgain')}</Link>}
    </p>
  )
}

function ResetDone() {
  const { t } = useTexts()
  return (
    <RecoverySheet title={t('recovery.resetDoneTitle')}>
      <p>
        <output>{t('recovery.resetDone')}</output>
      </p>
      <LinkButton href="/auth" className={s['submit']}>
        {t('recovery.signIn')}
      </LinkButton>
    </RecoverySheet>
  )
}

function findPasswordFault(password: string, repeat: string): TextKey | undefined {
  if (checkNewPassword(password)) return 'recovery.faultPassword'
  return password === repeat ? undefined : 'recovery.faultRepeat'
}
