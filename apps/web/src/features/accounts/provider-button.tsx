import { accounts } from '@otogi/contract/routes'
import type { Language } from '@otogi/rules/languages/languages'
import { useEffect, useEffectEvent, useRef } from 'react'
import { call } from '../../platform/call.ts'
import { useTexts } from '../../platform/texts.ts'
import { loadGoogleIdentity } from './google-identity.ts'
import s from './third-party.module.css'

type ProviderButtonProps = {
  clientId: string
  onCredential: (credential: string) => void
  /** Asks by itself too, without a click. */
  oneTap?: boolean
}

/** The provider's own button. */
export function ProviderButton({ clientId, onCredential, oneTap = false }: ProviderButtonProps) {
  const { language } = useTexts()
  const place = useRef<HTMLDivElement>(null)
  // The provider keeps a callback for long: what it calls must still speak the language in force then.
  const onChosen = useEffectEvent(onCredential)
  useEffect(() => {
    const asked = { clientId, language, oneTap, onCredential: (credential: string) => onChosen(credential) }
    showButton(place.current, asked).catch((error: unknown) => {
      console.error('third-party sign-in could not be prepared', error)
    })
  }, [clientId, language, oneTap])
  return <div ref={place} className={s['google']} />
}

type Asked = Required<ProviderButtonProps> & { readonly language: Language }

async function showButton(place: HTMLElement | null, asked: Asked): Promise<void> {
  const { clientId, language, oneTap, onCredential } = asked
  const [identity, { nonce }] = await Promise.all([loadGoogleIdentity(), call(accounts.googleNonce, {})])
  if (!place?.isConnected) return
  identity.initialize({
    client_id: clientId,
    nonce,
    callback: ({ credential }) => onCredential(credential),
    itp_support: true,
    use_fedcm_for_prompt: true,
  })
  const width = place.getBoundingClientRect().width
  identity.renderButton(place, { width, theme: 'outline', size: 'large', shape: 'rectangular', locale: language })
  if (oneTap) identity.prompt()
}
