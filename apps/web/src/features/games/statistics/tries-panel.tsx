import type { PlayRecord } from '@otogi/contract/statistics'
import { hasModes } from '@otogi/rules/games/games'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Select } from '../../../ui/select.tsx'
import { DistributionBars } from '../distribution-bars.tsx'
import { GAME_TEXTS, MODE_TEXT } from '../../../game/game-texts.ts'
import s from './statistics-page.module.css'

type PerGame = PlayRecord['games'][number]

/** Shows how many tries failed before each of the player's wins, by game. */
export function TriesPanel({ games }: { games: readonly PerGame[] }) {
  const { t } = useTexts()
  const keyOf = ({ game, mode }: PerGame) => `${game} ${mode}`
  const mostPlayed = games.toSorted((a, b) => b.played - a.played)[0]
  const [chosen, setChosen] = useState(mostPlayed ? keyOf(mostPlayed) : '')
  const shown = games.find((each) => keyOf(each) === chosen)
  const options = games.map((each) => {
    const { game } = each
    const name = t(GAME_TEXTS[game].name)
    return { value: keyOf(each), label: hasModes(game) ? `${name} · ${t(MODE_TEXT[each.mode])}` : name }
  })
  return (
    <>
      <h2>{t('statistics.triesTitle')}</h2>
      <Select label={t('statistics.triesOf')} labelHidden value={chosen} options={options} onChange={setChosen} />
      {shown && <p className={s['soft']}>{t('statistics.playedWon', { played: shown.played, won: shown.won })}</p>}
      {shown && <DistributionBars distribution={shown.distribution} />}
    </>
  )
}
