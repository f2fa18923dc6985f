import { accounts } from '@otogi/contract/routes'
import type { Language } from '@otogi/rules/languages/languages'
import { useEffect, useEffectEvent, useRef } from 'react'
import { call } from '../../platform/call.ts'
import { useTexts } from '../../platform/texts.ts'
import { loadGoogleIdentity } from './google-identity.ts'
import s from './google-sign-in.module.css'

type GoogleIdentityButtonProps = {
  clientId: string
  onCredential: (credential: string) => void
  /** Also shows the One Tap prompt, which opens without a click. */
  oneTap?: boolean
}

/** The button that Google renders. */
export function GoogleIdentityButton({ clientId, onCredential, oneTap = false }: GoogleIdentityButtonProps) {
  const { language } = useTexts()
  const place = useRef<HTMLDivElement>(null)
  // Google always calls the first callback that it received. The effect event makes that callback use the current
  // language's texts.
  const onChosen = useEffectEvent(onCredential)
  useEffect(() => {
    const asked = { clientId, language, oneTap, onCredential: (credential: string) => onChosen(credential) }
    renderGoogleButton(place.current, asked).catch((error: unknown) => {
      console.error('third-party sign-in could not be prepared', error)
    })
  }, [clientId, language, oneTap])
  return <div ref={place} className={s['google']} />
}

type GoogleButtonOptions = Required<GoogleIdentityButtonProps> & { readonly language: Language }

async function renderGoogleButton(container: HTMLElement | null, options: GoogleButtonOptions): Promise<void> {
  const { clientId, language, oneTap, onCredential } = options
  const [identity, { nonce }] = await Promise.all([loadGoogleIdentity(), call(accounts.googleNonce, {})])
  if (!container?.isConnected) return
  identity.initialize({
    client_id: clientId,
    nonce,
    callback: ({ credential }) => onCredential(credential),
    itp_support: true,
    use_fedcm_for_prompt: true,
  })
  const width = container.getBoundingClientRect().width
  identity.renderButton(container, { width, theme: 'outline', size: 'large', shape: 'rectangular', locale: language })
  if (oneTap) identity.prompt()
}
