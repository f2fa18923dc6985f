import { Component, useEffect, useRef, type ReactNode } from 'react'
import { useOutage } from '../platform/outage.ts'
import { queryClient } from '../platform/query-client.ts'
import { Refused } from '../platform/refused.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import s from './failure.module.css'

type State = { error: unknown }

/** Replaces a page that failed and offers a button to try again. */
export class Failure extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  retry = () => {
    // Reloads the page, because browsers do not retry a script that failed to load.
    if (!(this.state.error instanceof Refused)) return location.reload()
    void queryClient.resetQueries({ predicate: (query) => query.state.status === 'error' })
    this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    // The redirect to the sign-in page has already started; a message would only flicker.
    if (error instanceof Refused && error.code === 'SESSION_REQUIRED') return null
    return (
      <FailureMessage unreachable={error instanceof Refused && error.code === 'UNREACHABLE'} onRetry={this.retry} />
    )
  }
}

function FailureMessage({ unreachable, onRetry }: { unreachable: boolean; onRetry: () => void }) {
  const { t } = useTexts()
  useRecovery(onRetry)
  return (
    <div role="alert" className={s['failure']}>
      <EmptyState
        title={t('app.failedTitle')}
        text={t(unreachable ? 'app.failedUnreachable' : 'app.failedFault')}
        action={<Button onClick={onRetry}>{t('app.retry')}</Button>}
      />
    </div>
  )
}

/** Tries again when an outage ends. */
function useRecovery(onRecovery: () => void): void {
  const isOut = useOutage()
  const wasOut = useRef(isOut)
  useEffect(() => {
    if (wasOut.current && !isOut) onRecovery()
    wasOut.current = isOut
  }, [isOut, onRecovery])
}
