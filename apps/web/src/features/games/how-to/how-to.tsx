import { hasModes, type Game } from '@otogi/rules/games/games'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import type { TextKey } from '../../../texts/catalog.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { GAME_TEXT } from '../names.ts'
import type { Play } from '../playground.tsx'
import { hasSeenHowTo, noteHowToSeen } from './seen.ts'
import s from './how-to.module.css'

const RULES = {
  image: 'games.howToImage',
  silhouette: 'games.howToSilhouette',
  name: 'games.howToName',
  opening: 'games.howToOpening',
  eyes: 'games.howToEyes',
  pixel: 'games.howToPixel',
} as const satisfies Record<Game, TextKey>

/** How the game is played: shown by itself the first time, and always behind its button. */
export function HowTo({ play: { game, isOpen } }: { play: Play }) {
  const { t } = useTexts()
  const [isShown, setIsShown] = useState(() => isOpen && !hasSeenHowTo(game))
  const close = () => {
    noteHowToSeen(game)
    setIsShown(false)
  }
  return (
    <>
      <IconButton icon="help" label={t('games.howTo')} onClick={() => setIsShown(true)} />
      <Dialog
        open={isShown}
        onClose={close}
        title={t('games.howToTitle', { game: t(GAME_TEXT[game]) })}
        actions={<Button onClick={close}>{t('games.howToClose')}</Button>}
      >
        <ul className={s['rules']}>
          <li>{t(RULES[game])}</li>
          {!hasModes(game) && <li>{t('games.howToMarks')}</li>}
          <li>{t(hasModes(game) ? 'games.howToReward' : 'games.howToRewardName')}</li>
          <li>{t('games.howToReset')}</li>
          {hasModes(game) && <li>{t('games.howToModes')}</li>}
          <li>{t('games.howToDaily')}</li>
        </ul>
      </Dialog>
    </>
  )
}
