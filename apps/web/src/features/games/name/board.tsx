import { NAME_ROWS } from '@otogi/rules/games/reveal'
import { useTexts } from '../../../platform/texts.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { ColorSign } from './color-sign.tsx'
import type { Row, Tile } from './rows.ts'
import { useRowText } from './use-row-text.ts'
import s from './board.module.css'

/** The number of boxes in a row until the length of the name is known. */
const GUESSED_LENGTH = 7

type Props = {
  rows: readonly Row[] | undefined
  /** The index of the most recently judged row. */
  lastJudgedRow: number | null
  /** Whether the last key press changed no letter of the current row. */
  isRefused: boolean
  onPlaceCursor: (at: number) => void
}

/**
 * Six rows of letter boxes. The boxes of the most recently judged row flip one after another. Tapping a box of the
 * current row moves the cursor there, as the arrow keys do.
 */
export function Board({ rows, lastJudgedRow, isRefused, onPlaceCursor }: Props) {
  const { t } = useTexts()
  const textOf = useRowText()
  const letters = rows?.[0]?.tiles.length ?? GUESSED_LENGTH
  return (
    <ol className={s['board']} aria-label={t('games.boardLabel')} style={{ '--letters': letters }}>
      {(rows ?? createEmptyRows()).map((row, i) => (
        <li
          key={i}
          className={s['row']}
          data-state={row.state}
          data-refused={isRefused && row.state === 'typing' ? '' : undefined}
          data-fresh={i === lastJudgedRow ? '' : undefined}
        >
          <VisuallyHidden>{textOf(row, i)}</VisuallyHidden>
          {row.tiles.map((tile, index) => (
            <LetterBox
              key={index}
              tile={tile}
              index={index}
              onPress={row.state === 'typing' ? () => onPlaceCursor(index) : undefined}
            />
          ))}
        </li>
      ))}
    </ol>
  )
}

type LetterBoxProps = { tile: Tile; index: number; onPress: (() => void) | undefined }

function LetterBox({ tile: { letter, color, isRevealed, hasCursor }, index, onPress }: LetterBoxProps) {
  return (
    <span
      className={s['tile']}
      aria-hidden="true"
      data-color={color ?? undefined}
      data-filled={letter ? '' : undefined}
      data-given={isRevealed ? '' : undefined}
      data-cursor={hasCursor ? '' : undefined}
      style={{ '--at': index }}
      onClick={onPress}
    >
      {letter}
      {color && <ColorSign color={color} />}
    </span>
  )
}

function createEmptyRows(): Row[] {
  const tiles = Array.from({ length: GUESSED_LENGTH }, () => ({
    letter: '',
    color: null,
    isRevealed: false,
    hasCursor: false,
  }))
  return Array.from({ length: NAME_ROWS }, () => ({ state: 'empty', tiles }))
}
