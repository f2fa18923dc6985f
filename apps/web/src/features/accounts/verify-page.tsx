import { profile } from '@otogi/contract/routes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { Refused } from '../../platform/refused.ts'
import { readStoredPlayerId } from '../../game/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { RecoverySheet } from './recovery-sheet.tsx'
import { consumeEmailToken } from './email-token.ts'
import s from './auth-form.module.css'

/** Verifies the email address that received the link. */
export function VerifyPage() {
  const { t } = useTexts()
  const [token] = useState(consumeEmailToken)
  const verified = useQuery({
    queryKey: ['accounts', 'verify', token],
    queryFn: () => call(profile.verifyEmail, { token }),
    // Sends the token once, because the link works only once.
    staleTime: Infinity,
    retry: false,
  })
  const isDead = verified.error instanceof Refused && verified.error.code !== 'UNREACHABLE'
  return (
    <RecoverySheet title={t(verified.isSuccess ? 'recovery.verifiedTitle' : 'recovery.verify')}>
      <p>
        <output>
          {verified.isPending && t('recovery.verifying')}
          {verified.isSuccess && t('recovery.verified')}
          {verified.error && t(isDead ? 'recovery.linkDead' : 'recovery.failed')}
        </output>
      </p>
      {verified.isSuccess && (
        <LinkButton href={readStoredPlayerId() ? '/home/main' : '/auth'} className={s['submit']}>
          {t('recovery.play')}
        </LinkButton>
      )}
    </RecoverySheet>
  )
}
