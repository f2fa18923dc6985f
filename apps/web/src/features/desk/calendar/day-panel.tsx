import { GAMES, listModes, hasModes, type Game, type Mode } from '@otogi/rules/games/games'
import { useState } from 'react'
import { GAME_TEXTS, MODE_TEXT } from '../../../game/game-texts.ts'
import { toRefusalTextOrDefault } from '../../../platform/refusal-text.ts'
import { useTexts, type Texts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/paper.tsx'
import { Warning } from '../../../ui/warning.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { formatDay } from './format-day.ts'
import { PuzzlePreview } from './puzzle-preview.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useReveal, type CalendarDay, type RevealedPuzzle } from './use-calendar.ts'
import s from './day-panel.module.css'

type Puzzle = { readonly game: Game; readonly mode: Mode }

/** The puzzles of one day. Editors can show their answers and change them, and all of it is logged. */
export function DayPanel({ day: { day, state, pinned }, isEditor }: { day: CalendarDay; isEditor: boolean }) {
  const { t, language } = useTexts()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, data: revealed, isPending, error } = useReveal(day)
  const reveal = (reason: string) => {
    setIsAsking(false)
    mutate(reason)
  }
  return (
    <Panel className={s['panel']}>
      <h3>{formatDay(day, language, { weekday: 'long', day: 'numeric', month: 'long' })}</h3>
      <p>{t(`calendar.${state}Text`)}</p>
      {isEditor && (state !== 'empty' || pinned.length > 0) && !revealed && (
        <Button variant="quiet" icon="eye" busy={isPending} onClick={() => setIsAsking(true)}>
          {t('calendar.reveal')}
        </Button>
      )}
      {!isEditor && <p>{t('calendar.editorsOnly')}</p>}
      {error && <Warning text={t(toRefusalTextOrDefault('desk.failed', error))} />}
      <ul className={s['puzzles']}>
        {listPuzzles().map(({ game, mode }) => (
          <PuzzleItem
            key={`${game} ${mode}`}
            puzzle={{ game, mode }}
            day={day}
            isPinned={pinned.some((one) => one.game === game && one.mode === mode)}
            revealed={revealed?.find((one) => one.game === game && one.mode === mode)}
            canPin={isEditor && state !== 'fixed'}
            canReplace={isEditor && state === 'scheduled'}
            onChanged={reveal}
          />
        ))}
      </ul>
      {isAsking && (
        <ReasonDialog
          title={t('calendar.reveal')}
          text={t('calendar.revealText')}
          confirmLabel={t('calendar.show')}
          onConfirm={reveal}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Panel>
  )
}

type PuzzleItemProps = {
  puzzle: Puzzle
  day: string
  isPinned: boolean
  revealed: RevealedPuzzle | undefined
  canPin: boolean
  canReplace: boolean
  onChanged: (reason: string) => void
}

function PuzzleItem({ puzzle, day, isPinned, revealed, canPin, canReplace, onChanged }: PuzzleItemProps) {
  const { t, pickText } = useTexts()
  const [change, setChange] = useState<'pin' | 'replace'>()
  const name = formatPuzzle(puzzle, t)
  const answer = revealed?.texts ? pickText(revealed.texts) : revealed?.answer
  return (
    <li>
      <p className={s['name']}>
        <strong>{name}</strong>
        {answer !== undefined && <span>{answer}</span>}
        {isPinned && <span className={s['pinned']}>{t('calendar.pinned')}</span>}
      </p>
      {revealed && <PuzzlePreview name={name} steps={revealed.steps} />}
      {canPin && (
        <div className={s['actions']}>
          <Button variant="quiet" aria-label={t('calendar.pinOf', { name })} onClick={() => setChange('pin')}>
            {t('calendar.pin')}
          </Button>
          {canReplace && (
            <Button variant="quiet" aria-label={t('calendar.replaceOf', { name })} onClick={() => setChange('replace')}>
              {t('calendar.replace')}
            </Button>
          )}
        </div>
      )}
      {change && (
        <ChangeDialog
          puzzle={{ ...puzzle, day, name }}
          isPin={change === 'pin'}
          onChanged={onChanged}
          onClose={() => setChange(undefined)}
        />
      )}
    </li>
  )
}

function listPuzzles(): Puzzle[] {
  return GAMES.flatMap((game) => listModes(game).map((mode) => ({ game, mode })))
}

function formatPuzzle({ game, mode }: Puzzle, t: Texts['t']): string {
  const name = t(GAME_TEXTS[game].name)
  return hasModes(game) ? `${name}, ${t(MODE_TEXT[mode])}` : name
}
