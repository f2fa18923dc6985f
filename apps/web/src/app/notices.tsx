import { useEffect, useState, useSyncExternalStore } from 'react'
import { useOutage } from '../platform/outage.ts'
import { registerServiceWorker } from '../platform/service-worker.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import s from './notices.module.css'

/** Messages above every page: no connection, no server, or a newer version of the game. */
export function Notices() {
  const { t } = useTexts()
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
  const isOut = useOutage()
  const [update, setUpdate] = useState<{ takeOver: () => void }>()
  useEffect(() => void registerServiceWorker((takeOver) => setUpdate({ takeOver })), [])
  return (
    <output className={s['notices']}>
      {!isOnline && (
        <span className={s['notice']}>
          <Icon name="warning" />
          {t('app.offline')}
        </span>
      )}
      {isOnline && isOut && (
        <span className={s['notice']}>
          <Icon name="warning" />
          {t('app.outage')}
        </span>
      )}
      {isOnline && !isOut && update && (
        <span className={s['notice']}>
          {t('app.newVersion')}
          <Button variant="quiet" onClick={update.takeOver}>
            {t('app.useNewVersion')}
          </Button>
        </span>
      )}
    </output>
  )
}

function watchConnection(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
