import { useState } from 'react'
import { toRefusalTextOrDefault } from '../../platform/refusal-text.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { Warning } from '../../ui/warning.tsx'
import { useBlock } from './use-blocks.ts'
import s from './block-button.module.css'

type Props = { username: string; isBlocked: boolean }

/** Blocks a player after a confirmation, or unblocks them. */
export function BlockButton({ username, isBlocked }: Props) {
  const { t } = useTexts()
  const [asking, setAsking] = useState(false)
  return (
    <>
      {isBlocked ? (
        <>
          <p className={s['note']}>{t('blocks.isBlocked', { username })}</p>
          <UnblockButton username={username} />
        </>
      ) : (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {t('blocks.block')}
        </Button>
      )}
      {asking && <BlockDialog username={username} onClose={() => setAsking(false)} />}
    </>
  )
}

export function UnblockButton({
  username,
  labelIncludesName = false,
}: {
  username: string
  labelIncludesName?: boolean
}) {
  const { t } = useTexts()
  const { mutate, isPending } = useBlock(() => showToast({ text: t('blocks.unblocked', { username }), kind: 'good' }))
  return (
    <Button
      variant="quiet"
      busy={isPending}
      aria-label={labelIncludesName ? t('blocks.unblockNamed', { username }) : undefined}
      onClick={() => mutate({ username, isBlocked: false })}
    >
      {t('blocks.unblock')}
    </Button>
  )
}

function BlockDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const { t } = useTexts()
  const { mutate, isPending, error } = useBlock(() => {
    showToast({ text: t('blocks.blocked', { username }), kind: 'good' })
    onClose()
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('blocks.title', { username })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('blocks.cancel')}
          </Button>
          <Button variant="danger" busy={isPending} onClick={() => mutate({ username, isBlocked: true })}>
            {t('blocks.block')}
          </Button>
        </>
      }
    >
      <p>{t('blocks.explained', { username })}</p>
      {error && <Warning text={t(toRefusalTextOrDefault('blocks.failed', error))} />}
    </Dialog>
  )
}
