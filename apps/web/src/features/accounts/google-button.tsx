import { accounts } from '@otogi/contract/accounts'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import { call } from '../../platform/call.ts'
import { Refused } from '../../platform/refused.ts'
import { signedIn } from '../../platform/session.ts'
import { useTexts, type Language } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { loadGoogleIdentity } from './google-identity.ts'
import { LETTERS_AND_DIGITS } from './letters-and-digits.ts'
import s from './third-party.module.css'

/** The provider's own button and its one-tap prompt. */
export function GoogleButton({ clientId }: { clientId: string }) {
  const { language } = useTexts()
  const place = useRef<HTMLDivElement>(null)
  const [toLink, setToLink] = useState<string>()
  const [, navigate] = useLocation()
  const enter = async (credential: string, password?: string) => {
    try {
      signedIn(await call(accounts.signInWithGoogle, { credential, password, googleAccount: true }))
      navigate('/home')
    } catch (error) {
      if (error instanceof Refused && error.code === 'GOOGLE_LINK_PASSWORD') return setToLink(credential)
      if (password !== undefined) throw error
      console.error('third-party sign-in failed', error)
    }
  }
  useEffect(() => {
    showButton(clientId, place.current, language, (credential) => void enter(credential)).catch((error: unknown) => {
      console.error('third-party sign-in could not be prepared', error)
    })
    // The provider keeps the first callback it is given; asking again at every drawing would prompt again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [clientId, language])
  return (
    <>
      <div ref={place} className={s['google']} />
      {toLink && <LinkDialog onClose={() => setToLink(undefined)} onPassword={(password) => enter(toLink, password)} />}
    </>
  )
}

type LinkDialogProps = { onClose: () => void; onPassword: (password: string) => Promise<void> }

/** Asks once for the password of the account that already has the e-mail. */
function LinkDialog({ onClose, onPassword }: LinkDialogProps) {
  const { t } = useTexts()
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState(false)
  const link = async () => {
    try {
      await onPassword(password)
    } catch {
      setPassword('')
      setWrong(true)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void link()
  }
  return (
    <Dialog open onClose={onClose} title={t('accounts.linkTitle')}>
      <p>{t('accounts.linkText')}</p>
      <form className={s['link']} onSubmit={submit}>
        <TextField
          label={t('accounts.password')}
          value={password}
          onChange={setPassword}
          allowed={LETTERS_AND_DIGITS}
          maxLength={15}
          autoComplete="current-password"
          reveal
          error={wrong ? t('accounts.incorrectPassword') : undefined}
        />
        <Button type="submit" disabled={password === ''}>
          {t('accounts.linkAction')}
        </Button>
      </form>
    </Dialog>
  )
}

async function showButton(
  clientId: string,
  place: HTMLElement | null,
  language: Language,
  enter: (credential: string) => void,
): Promise<void> {
  const identity = await loadGoogleIdentity()
  identity.initialize({ client_id: clientId, callback: ({ credential }) => enter(credential), itp_support: true })
  if (place?.isConnected) {
    const width = place.getBoundingClientRect().width
    identity.renderButton(place, { width, theme: 'outline', size: 'large', shape: 'rectangular', locale: language })
  }
  identity.prompt()
}
