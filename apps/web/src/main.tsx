import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, loadFirstPage } from './app/app.tsx'
import { readUser } from './game/player-storage.ts'
import { watchAppearance } from './platform/appearance.ts'
import { watchOutages } from './platform/outage.ts'
import { watchPlayerIdMismatch, watchOtherTabs, watchSessionEnd, watchSuspension } from './game/session.ts'
import { startWithLanguage } from './platform/texts.ts'
import './ui/tokens.css'
import './ui/base.css'
import './app/prerendered.css'

watchAppearance()
watchSessionEnd()
watchPlayerIdMismatch()
watchOutages()
watchSuspension()
watchOtherTabs()
startWithLanguage(readUser()?.language)
await loadFirstPage(location.pathname)
const root = document.getElementById('root')
if (root)
  // In a transition, React waits for newly loaded components and does not show their fallbacks first.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
