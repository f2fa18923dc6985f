import { games } from '@otogi/contract/routes'
import { DESCRIPTORS, type Game, type Mode } from '@otogi/rules/games/games'
import { useMutation } from '@tanstack/react-query'
import { writeNameGame, writePuzzle } from '../../game/player-storage.ts'
import { call } from '../../platform/call.ts'
import { toRefusalTextOr } from '../../platform/refusal-text.ts'
import { useTexts } from '../../platform/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { keepRecord, refreshRecord } from './use-record.ts'

/** Exchanges the puzzle; named, it costs one reset however often it is asked. The new record names another. */
export function useReset(game: Game, mode: Mode, puzzleId: string | undefined) {
  const { t } = useTexts()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => call(games.reset, { game, mode, puzzleId }),
    onSuccess: (record) => {
      // It is the old puzzle's, and would be shown until the new one comes.
      writePuzzle(game, mode, { selectedIndex: 0, selected: '', wrongGuesses: [] })
      if (DESCRIPTORS[game].asks === 'word') writeNameGame({ tries: [], colors: [] })
      keepRecord(record)
      toast({ text: t('games.resetDone'), kind: 'good', action: 'games/reset' })
    },
    onError: (error) => {
      toast({ text: t(toRefusalTextOr('games.resetFailed', error)), kind: 'bad', action: 'games/reset' })
      void refreshRecord()
    },
  })
  return { reset: () => mutateAsync(), isResetting: isPending }
}
