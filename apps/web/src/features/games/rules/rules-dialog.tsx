import { hasModes, type Game } from '@otogi/rules/games/games'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { GAME_TEXTS } from '../../../game/game-texts.ts'
import s from './how-to.module.css'

type Props = { game: Game; open: boolean; onClose: () => void }

/** The rules of a game. */
export function RulesDialog({ game, open, onClose }: Props) {
  const { t } = useTexts()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('games.howToTitle', { game: t(GAME_TEXTS[game].name) })}
      actions={<Button onClick={onClose}>{t('games.howToClose')}</Button>}
    >
      <ul className={s['rules']}>
        <li>{t(GAME_TEXTS[game].howTo)}</li>
        {!hasModes(game) && <li>{t('games.howToMarks')}</li>}
        <li>{t(hasModes(game) ? 'games.howToReward' : 'games.howToRewardName')}</li>
        <li>{t('games.howToReset')}</li>
        {hasModes(game) && <li>{t('games.howToModes')}</li>}
        <li>{t('games.howToDaily')}</li>
      </ul>
    </Dialog>
  )
}
