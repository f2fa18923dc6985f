import { GAMES, hasModes } from '@otogi/rules/games/games'
import { GAME_TEXTS, MODE_TEXT } from '../../../game/game-texts.ts'
import { useSafeColors } from '../../../platform/appearance.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ShareDialog } from '../../../ui/share-dialog.tsx'
import { countSolvedGames } from '../record.ts'
import { useRecord } from '../use-record.ts'
import { listDayRows, writeDayRow, type DayRow } from './grid.ts'
import { drawDayImage } from './share-image.ts'
import { TODAY_PATH } from './share-result.tsx'

/** Shares the results of today's six games without their answers, with a link to today's puzzles. */
export function ShareDay({ number, onClose }: { number: number; onClose: () => void }) {
  const { t } = useTexts()
  const hasSafeColors = useSafeColors()
  const { data: record } = useRecord()
  if (!record) return null
  const rows = listDayRows(record)
  const nameOf = ({ game, mode, colors }: DayRow) => {
    const name = t(GAME_TEXTS[game].name)
    return hasModes(game) && mode > 0 && colors.length > 0 ? `${name} · ${t(MODE_TEXT[mode])}` : name
  }
  const title = `Otogi ${number} · ${countSolvedGames(record)}/${GAMES.length}`
  const result = t('app.dayProgress', { solved: countSolvedGames(record), games: GAMES.length })
  const lines = rows.map((row) => `${writeDayRow(row, hasSafeColors)} ${nameOf(row)}`)
  return (
    <ShareDialog
      title={t('challenges.shareDay')}
      text={[title, ...lines, location.origin + TODAY_PATH].join('\n')}
      draw={() =>
        drawDayImage(
          rows.map((row) => ({ name: nameOf(row), colors: row.colors })),
          { title, result, address: location.host },
          hasSafeColors,
        )
      }
      alt={`${title}. ${result}`}
      fileName="otogi.png"
      onClose={onClose}
    />
  )
}
