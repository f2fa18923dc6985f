type Answer = { credential: string }

type GoogleIdentity = {
  initialize(options: {
    client_id: string
    nonce: string
    callback: (answer: Answer) => void
    itp_support: boolean
    use_fedcm_for_prompt: boolean
  }): void
  renderButton(
    place: HTMLElement,
    options: { width: number; theme: string; size: string; shape: string; locale: string },
  ): void
  prompt(): void
  disableAutoSelect(): void
}

declare global {
  interface Window {
    /** Google's library; undefined until its script has loaded. */
    google?: { accounts: { id: GoogleIdentity } }
  }
}

const SCRIPT = 'https://accounts.google.com/gsi/client'
let loading: Promise<GoogleIdentity> | undefined

/** Loads Google's script; call it only if the server offers sign-in with Google. */
export function loadGoogleIdentity(): Promise<GoogleIdentity> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.async = true
    script.onload = () => (window.google ? resolve(window.google.accounts.id) : reject(new Error('no identity client')))
    script.onerror = () => reject(new Error('the identity client could not be fetched'))
    document.head.append(script)
  })
  return loading
}
