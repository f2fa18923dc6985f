import { RESETS_PER_DAY } from '@otogi/rules/rewards/rewards'
import { useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useReset } from './use-reset.ts'
import s from './reset-control.module.css'
import type { Play } from './play.ts'

/** How many resets are left, and the way to spend one after a question. */
export function ResetControl({ play }: { play: Play }) {
  const { t } = useTexts()
  const [isAsking, setIsAsking] = useState(false)
  const { reset, isResetting } = useReset(play.game, play.mode, play.standing?.puzzleId)
  const left = play.resets ?? RESETS_PER_DAY
  const canReset = play.isOpen && play.standing !== undefined && !play.standing.finished && left > 0
  const close = () => setIsAsking(false)
  const confirm = () => void reset().then(close, close)
  return (
    <div className={s['resets']}>
      <span>
        <span className={s['word']}>{t('games.resets')} </span>
        <b>
          {left} / {RESETS_PER_DAY}
        </b>
      </span>
      <IconButton
        icon="refresh"
        label={t('games.resetAction')}
        disabled={!canReset}
        onClick={() => setIsAsking(true)}
      />
      <Dialog
        open={isAsking}
        onClose={close}
        title={t('games.resetTitle')}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              {t('games.cancel')}
            </Button>
            <Button icon="refresh" busy={isResetting} onClick={confirm}>
              {t('games.resetConfirm')}
            </Button>
          </>
        }
      >
        <p>{t('games.resetQuestion', { left })}</p>
      </Dialog>
    </div>
  )
}
