import type { Game } from '@otogi/rules/games/games'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { restoreFocusToTitle } from './restore-focus.ts'
import { RulesDialog } from './rules/rules-dialog.tsx'
import { isListGame } from './list-game/question.ts'
import { ListGameView } from './list-game/list-game-view.tsx'
import { toRoundStatus } from './record.ts'
import type { Play } from './play.ts'
import { readPreference, writePreference } from '../../platform/storage.ts'

const NameGame = lazy(async () => ({ default: (await import('./name/name-game.tsx')).NameGame }))

const SEPARATOR = ','

type Props = Omit<Play, 'round' | 'resets' | 'onHelp'> & { hasFailed: boolean; onRetry: () => void }

/** The selected game with its rules. */
export function GameView({ hasFailed, onRetry, ...hub }: Props) {
  const { t } = useTexts()
  const { game, mode, isOpen, record } = hub
  const help = useRulesDialog(game, isOpen)
  const round = record && toRoundStatus(record, game, mode)
  // After a reset, the puzzle has a new id, and the key discards the old puzzle's state. The rules are outside the
  // keyed element, because they can be open before the first id is known.
  const puzzle = round?.puzzleId
  useEffect(() => (puzzle === undefined ? undefined : restoreFocusToTitle), [puzzle])
  if (hasFailed && !record) {
    return <EmptyState text={t('games.loadFailed')} action={<Button onClick={onRetry}>{t('games.retry')}</Button>} />
  }
  const play: Play = { ...hub, round, resets: record?.resetsByGame[game], onHelp: help.onOpen }
  return (
    <>
      <Suspense>
        {isListGame(game) ? <ListGameView key={puzzle} game={game} play={play} /> : <NameGame key={puzzle} {...play} />}
      </Suspense>
      <RulesDialog game={game} open={help.isOpen} onClose={help.onClose} />
    </>
  )
}

/** Opens the rules automatically the first time, and later whenever the player asks for them. */
function useRulesDialog(game: Game, isPlayable: boolean) {
  const [isOpen, setIsOpen] = useState(() => isPlayable && !hasSeenRules(game))
  const onClose = () => {
    storeRulesSeen(game)
    setIsOpen(false)
  }
  return { isOpen, onOpen: () => setIsOpen(true), onClose }
}

/** Returns whether this browser has already shown the rules of a game. */
function hasSeenRules(game: Game): boolean {
  return listGamesWithSeenRules().includes(game)
}

function storeRulesSeen(game: Game): void {
  writePreference('howToSeen', [...new Set([...listGamesWithSeenRules(), game])].join(SEPARATOR))
}

function listGamesWithSeenRules(): readonly string[] {
  return (readPreference('howToSeen') ?? '').split(SEPARATOR)
}
