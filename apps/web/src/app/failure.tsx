import { Component, useEffect, useRef, type ReactNode } from 'react'
import { checkForOutage, useOutage } from '../platform/outage.ts'
import { queryClient } from '../platform/query-client.ts'
import { Refused } from '../platform/refused.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import s from './failure.module.css'

type Props = {
  children: ReactNode
  /** Whether nothing else is on the page. */
  wholePage?: boolean
}
type State = { error: unknown }

/** Replaces a page that failed and offers a button to try again. */
export class Failure extends Component<Props, State> {
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
    return <FailureMessage wholePage={this.props.wholePage} onRetry={this.retry} />
  }
}

type MessageProps = { wholePage: boolean | undefined; onRetry: () => void }

/** Tries again when an outage ends. */
function FailureMessage({ wholePage, onRetry }: MessageProps) {
  const { t } = useTexts()
  const isOut = useOutage()
  const wasOut = useRef(isOut)
  useEffect(() => {
    // A script that failed to load may be the first sign of an outage.
    checkForOutage()
    if (wasOut.current && !isOut) onRetry()
    wasOut.current = isOut
  }, [isOut, onRetry])
  const message = (
    <div role="alert" className={s['failure']}>
      <EmptyState
        title={t('app.failedTitle')}
        text={t('app.failedFault')}
        action={<Button onClick={onRetry}>{t('app.retry')}</Button>}
      />
    </div>
  )
  if (!wholePage) return message
  return (
    <main>
      <PageTitle title={t('app.failedTitle')} hidden />
      {message}
    </main>
  )
}
