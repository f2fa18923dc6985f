import { accounts } from '@otogi/contract/routes'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '../../platform/call.ts'
import { Refused } from '../../platform/refused.ts'
import { consumeReturnUrl } from '../../game/return-url.ts'
import { setUser } from '../../game/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { clearToast, showToast } from '../../ui/toasts.tsx'
import { GoogleIdentityButton } from './google-identity-button.tsx'

const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog.tsx')).LinkDialog }))

/** Signs in with Google's button or the One Tap prompt. */
export function GoogleButton({ clientId }: { clientId: string }) {
  const { t, language } = useTexts()
  const [toLink, setToLink] = useState<string>()
  const [, navigate] = useLocation()
  const enter = async (credential: string, password?: string) => {
    try {
      setUser(await call(accounts.signInWithGoogle, { credential, password, googleAccount: true, language }))
      clearToast('accounts/signInWithGoogle')
      navigate(consumeReturnUrl())
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (error.code === 'GOOGLE_LINK_PASSWORD') return setToLink(credential)
      if (password !== undefined) throw error
      showToast({ text: t('accounts.thirdPartyFailed'), kind: 'bad', action: 'accounts/signInWithGoogle' })
    }
  }
  return (
    <>
      <GoogleIdentityButton clientId={clientId} onCredential={(credential) => void enter(credential)} oneTap />
      {toLink && (
        <Suspense>
          <LinkDialog onClose={() => setToLink(undefined)} onPassword={(password) => enter(toLink, password)} />
        </Suspense>
      )}
    </>
  )
}
