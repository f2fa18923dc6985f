import { formatShare } from '@otogi/rules/format/decimal'
import { formatThousands } from '@otogi/rules/format/number'
import { hasModes } from '@otogi/rules/games/games'
import { GAME_TEXTS, MODE_TEXT } from '../../../game/game-texts.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Panel } from '../../../ui/paper.tsx'
import { formatDay } from '../calendar/format-day.ts'
import type { Insight } from './use-insight.ts'
import s from './figures.module.css'

/** The results of the shared puzzles, without their answers. */
export function PuzzlesTable({ puzzles }: Pick<Insight, 'puzzles'>) {
  const { t, language } = useTexts()
  return (
    <Panel className={s['wide']}>
      <h3>{t('insight.puzzles')}</h3>
      <p className={s['text']}>{t('insight.puzzlesText')}</p>
      {puzzles.length === 0 ? (
        <p>{t('insight.noPuzzles')}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrolling region must be focusable by keyboard.
        <section className={s['scroll']} tabIndex={0} aria-label={t('insight.puzzles')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('insight.day')}</th>
                <th scope="col">{t('insight.game')}</th>
                <th scope="col">{t('insight.played')}</th>
                <th scope="col">{t('insight.solved')}</th>
                <th scope="col">{t('insight.medianTries')}</th>
              </tr>
            </thead>
            <tbody>
              {puzzles.map(({ day, game, mode, players, solved, medianTries }) => (
                <tr key={`${day} ${game} ${mode}`}>
                  <td>{formatDay(day, language, { weekday: 'short', day: 'numeric', month: 'short' })}</td>
                  <th scope="row">
                    {t(GAME_TEXTS[game].name)} {hasModes(game) && <small>{t(MODE_TEXT[mode])}</small>}
                  </th>
                  <td>{formatThousands(players)}</td>
                  <td>{formatShare(solved / players, { maximumFractionDigits: 0 })}</td>
                  <td>{medianTries ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Panel>
  )
}
