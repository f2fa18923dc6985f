import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { watchSessionEnd } from './platform/session.ts'
import { startTexts } from './platform/texts.ts'
import './ui/tokens.css'
import './ui/base.css'

watchSessionEnd()
startTexts()
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
