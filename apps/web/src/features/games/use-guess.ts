import type { ReplyOf } from '@otogi/contract/endpoint'
import type { games } from '@otogi/contract/games'
import type { Puzzle } from '@otogi/contract/puzzle'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate, invalidateAll } from '../../platform/query-client.ts'
import { toRefusalTextOrDefault } from '../../platform/refusal-text.ts'
import { Refused, type RefusedCode } from '../../platform/refused.ts'
import { setLevel, useUser } from '../../game/session.ts'
import { vibrate } from '../../game/haptics.ts'
import { playSound } from '../../game/sound.ts'
import { useTexts } from '../../platform/texts.ts'
import { clearToast, showToast } from '../../ui/toasts.tsx'
import type { TextKey } from '../../texts/catalog.ts'
import { cachePuzzle, refreshPuzzle } from './use-puzzle.ts'
import { cacheRecord, refreshRecord } from './use-record.ts'

export type GuessReply = ReplyOf<typeof games.guess>

/** The player's level after a win, and whether the win raised it. */
export type LevelGain = { level: number; isNewLevel: boolean }

const REASONS: Partial<Record<RefusedCode, TextKey>> = {
  NEW_PUZZLE: 'games.newPuzzle',
  UNKNOWN_GUESS: 'games.unknownGuess',
  ALREADY_GUESSED: 'games.alreadyGuessed',
  MODE_LOCKED: 'games.infoBlockedInput',
}

type GuessCallbacks = { onJudged?: (judged: GuessReply) => void }

/** Sends a guess and caches the reply. Shows a message if the guess does not count. */
export function useGuess(
  puzzle: Puzzle | undefined,
  send: (guess: string) => Promise<GuessReply>,
  { onJudged }: GuessCallbacks = {},
) {
  const { t } = useTexts()
  const user = useUser()
  const [levelGain, setLevelGain] = useState<LevelGain | null>(null)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: send,
    onSuccess: (judged) => {
      clearToast('games/guess')
      cacheGuessReply(judged)
      onJudged?.(judged)
      if (!judged.right) return
      const { level, experience, experienceNeeded } = judged
      setLevelGain({ level, isNewLevel: level > user.level })
      setLevel({ level, experience, experienceNeeded })
    },
    onError: (error) => {
      showToast({ text: t(toGuessErrorText(error)), kind: 'info', action: 'games/guess' })
      if (error instanceof Refused && error.code === 'NEW_PUZZLE') return invalidateAll()
      void refreshRecord()
      if (puzzle) void refreshPuzzle(puzzle.id)
    },
  })
  return { guess: mutate, judging: isPending ? variables : undefined, levelGain }
}

/** Caches the games record and the puzzle from the reply to a guess. */
function cacheGuessReply(reply: GuessReply): void {
  cacheRecord(reply)
  cachePuzzle(reply.puzzle)
  void invalidate(['statistics'])
  if (!reply.right) return vibrate('wrong')
  playSound('win')
  void invalidate(['quests'])
}

function toGuessErrorText(error: unknown): TextKey {
  return (error instanceof Refused && REASONS[error.code]) || toRefusalTextOrDefault('games.noAnswer', error)
}
