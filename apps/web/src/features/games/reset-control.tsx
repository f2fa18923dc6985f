import { RESETS_PER_DAY } from '@otogi/rules/rewards/rewards'
import { useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import s from './reset-control.module.css'
import type { Play } from './play.ts'
import { games } from '@otogi/contract/routes'
import { DESCRIPTORS, type Game, type Mode } from '@otogi/rules/games/games'
import { useMutation } from '@tanstack/react-query'
import { writeNameGame, writePuzzle } from '../../game/player-storage.ts'
import { call } from '../../platform/call.ts'
import { toRefusalTextOrDefault } from '../../platform/refusal-text.ts'
import { showToast } from '../../ui/toasts.tsx'
import { cacheRecord, refreshRecord } from './use-record.ts'

/** A button that shows how many resets are left, and uses one after a confirmation. */
export function ResetControl({ play }: { play: Play }) {
  const { t } = useTexts()
  const [isAsking, setIsAsking] = useState(false)
  const { reset, isResetting } = useReset(play.game, play.mode, play.round?.puzzleId)
  const left = play.resets ?? RESETS_PER_DAY
  const canReset = play.isOpen && play.round !== undefined && !play.round.finished && left > 0
  const close = () => setIsAsking(false)
  const confirm = () => void reset().then(close, close)
  return (
    <>
      <Button
        variant="quiet"
        icon="refresh"
        className={s['reset']}
        title={t('games.resetsLeft', { left })}
        disabled={!canReset}
        onClick={() => setIsAsking(true)}
      >
        <span className={s['words']}>
          <span>{t('games.resetAction')} </span>
          <b>
            {left} / {RESETS_PER_DAY}
          </b>
        </span>
      </Button>
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
    </>
  )
}

/**
 * Replaces the puzzle. The request contains the id of the puzzle to replace, so that repeating the request uses only
 * one reset. The returned record has the new puzzle's id.
 */
function useReset(game: Game, mode: Mode, puzzleId: string | undefined) {
  const { t } = useTexts()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => call(games.reset, { game, mode, puzzleId }),
    onSuccess: (record) => {
      // Clears the old puzzle's stored state. Otherwise, it would be shown until the new one loads.
      writePuzzle(game, mode, { selectedIndex: 0, selected: '', wrongGuesses: [] })
      if (DESCRIPTORS[game].asks === 'word') writeNameGame({ tries: [], colors: [] })
      cacheRecord(record)
      showToast({ text: t('games.resetDone'), kind: 'good', action: 'games/reset' })
    },
    onError: (error) => {
      showToast({ text: t(toRefusalTextOrDefault('games.resetFailed', error)), kind: 'bad', action: 'games/reset' })
      void refreshRecord()
    },
  })
  return { reset: () => mutateAsync(), isResetting: isPending }
}
