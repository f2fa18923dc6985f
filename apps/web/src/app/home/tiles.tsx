import { Link } from 'wouter'
import { useTexts } from '../../platform/texts.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { Icon } from '../../ui/icon.tsx'
import type { TextKey } from '../../texts/catalog.ts'
import type { IconName } from '../../ui/icon-shapes.tsx'
import { useTileArt, useTileNotes, type TileSegment } from './use-tiles.ts'
import s from './tiles.module.css'

const TILES = [
  { segment: 'games', text: 'app.games', icon: 'games' },
  { segment: 'summon', text: 'app.summon', icon: 'summon' },
  { segment: 'quests', text: 'app.quests', icon: 'quests' },
  { segment: 'collection', text: 'app.collection', icon: 'collection' },
  { segment: 'market', text: 'app.market', icon: 'market' },
] as const satisfies readonly { segment: TileSegment; text: TextKey; icon: IconName }[]

/** Links to the main pages, each with a line about what is new there. */
export function Tiles() {
  const { t } = useTexts()
  const art = useTileArt()
  const { notes, solved } = useTileNotes()
  return (
    <nav className={s['tiles']} aria-label={t('home.goTo')}>
      {TILES.map(({ segment, text, icon }) => (
        <Link key={segment} className={joinClasses(s['tile'], s[segment])} href={`/home/${segment}`}>
          <span className={s['picture']}>
            {art[segment] && <TileImage {...art[segment]} isWide={segment === 'games'} />}
          </span>
          <span className={s['label']}>
            <Icon name={icon} />
            <b>{t(text)}</b>
            <small>{notes[segment]}</small>
            {segment === 'games' && solved && <SolvedGameDots solved={solved} />}
          </span>
        </Link>
      ))}
    </nav>
  )
}

function TileImage({ image, thumbnail, isWide }: { image: string; thumbnail: string; isWide: boolean }) {
  return (
    <img
      src={thumbnail}
      srcSet={`${thumbnail} 300w, ${image} 600w`}
      sizes={isWide ? '(max-width: 740px) 100vw, 380px' : '(max-width: 740px) 40vw, 300px'}
      alt=""
    />
  )
}

function SolvedGameDots({ solved }: { solved: readonly boolean[] }) {
  return (
    <span className={s['dots']} aria-hidden="true">
      {solved.map((isSolved, index) => (
        <i key={index} data-solved={isSolved ? '' : undefined} />
      ))}
    </span>
  )
}
