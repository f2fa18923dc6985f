import { profile } from '@otogi/contract/routes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { Refused } from '../../platform/refused.ts'
import { storedPlayerId } from '../../game/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { RecoverySheet } from './recovery-sheet.tsx'
import { letterToken } from './letter-token.ts'
import s from './auth-form.module.css'

/** Confirms the address that a letter was sent to. */
export function VerifyPage() {
  const { t } = useTexts()
  const [token] = useState(letterToken)
  const verified = useQuery({
    queryKey: ['accounts', 'verify', token],
    queryFn: () => call(profile.verifyEmail, { token }),
    // A link is good once: the answer to it is asked for once.
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
        <LinkButton href={storedPlayerId() ? '/home/main' : '/auth'} className={s['submit']}>
          {t('recovery.play')}
        </LinkButton>
      )}
    </RecoverySheet>
  )
}
