import { useTexts } from '../../platform/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { KamishibaiFrame } from '../../ui/kamishibai-frame.tsx'
import { Sheet } from '../../ui/paper.tsx'
import { Icon } from '../../ui/icon.tsx'
import { gameHref } from './address.ts'
import s from './coming-game.module.css'
import { GAME_ICON } from './names.ts'
import type { Play } from './playground.tsx'
import { Stage } from './stage.tsx'
import { Tally } from './tally.tsx'

const NOTHING_TRIED: ReadonlySet<string> = new Set()

/** A game that opens soon: its stage behind the curtain, and the way to one that is played already. */
export function ComingGame(play: Play) {
  const { t } = useTexts()
  const closed = { ...play, isOpen: false }
  return (
    <Stage
      play={closed}
      news=""
      side={
        <>
          <Tally play={closed} />
          <Combobox
            label={t('games.animeQuestion')}
            items={[]}
            tried={NOTHING_TRIED}
            onPick={() => {}}
            disabled
            noMatchText=""
            placeholder={t('games.comingInput')}
          />
        </>
      }
    >
      <KamishibaiFrame curtain="down">
        <div className={s['cover']}>
          <Sheet as="div" className={s['sheet']}>
            <Icon name={GAME_ICON[play.game]} className={s['sign']} />
            <h2>{t('games.comingTitle')}</h2>
            <p>{t('games.comingText')}</p>
            <LinkButton href={gameHref('image', play.mode)} icon="right">
              {t('games.nextGame', { game: t('games.image') })}
            </LinkButton>
          </Sheet>
        </div>
      </KamishibaiFrame>
    </Stage>
  )
}
