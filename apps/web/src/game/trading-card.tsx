import { formatThousands } from '@otogi/rules/format/number'
import type { Rarity } from '@otogi/rules/summon/rarity'
import { useTexts } from '../platform/texts.ts'
import { CardBack } from './card-back.tsx'
import { CardImage } from './card-image.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { Icon } from '../ui/icon.tsx'
import { RaritySeal } from './rarity-seal.tsx'
import { useTilt } from '../ui/use-tilt.ts'
import s from './trading-card.module.css'

export type TradingCardProps = {
  /** The art at 600 x 800. */
  image: string
  /** The art at 300 x 400. */
  thumbnail: string
  /** The mean color of the art, shown while it loads. */
  tint: string
  /** Empty if other content covers the name. */
  name: string
  series?: string
  rarity: Rarity
  power?: number
  state?: 'owned' | 'unowned' | 'faceDown'
  /** The `sizes` attribute of the picture: the width of the card in the layout. */
  size?: string
  /** For cards that load their large picture right away. Shows the small picture until the large one has loaded. */
  hasPreview?: boolean
  /** Loads the picture eagerly; for cards that are visible when the page opens. */
  priority?: boolean
}

const FRAME: Readonly<Record<Rarity, string>> = { B: 'b', A: 'a', S: 's', 'S+': 'sp', SS: 'ss' }

/** A trading card: the art with frame, seal, name and power. */
export function TradingCard({ state = 'owned', ...card }: TradingCardProps) {
  const foil = card.rarity === 'SS' || card.rarity === 'S+'
  const tilt = useTilt(foil && state === 'owned')
  if (state === 'faceDown') return <CardBack />
  return (
    <span className={s['scene']} {...tilt}>
      <span className={joinClasses(s['card'], s[FRAME[card.rarity]], state === 'unowned' && s['unowned'])}>
        <CardArt {...card} />
        <span className={s['frame']} aria-hidden="true" />
        {foil && state === 'owned' && <span className={s['foil']} aria-hidden="true" />}
        <span className={s['seal']}>
          <RaritySeal rarity={card.rarity} wax />
        </span>
        {card.name !== '' && <CardPlate {...card} />}
        {state === 'unowned' && <UnownedTag />}
      </span>
    </span>
  )
}

function CardArt(card: TradingCardProps) {
  const { image, thumbnail, tint, size = '(max-width: 740px) 40vw, 200px', hasPreview = false, priority = false } = card
  return (
    <span className={s['art']} style={{ '--tint': tint }}>
      {hasPreview && <CardImage key={thumbnail} className={s['preview']} src={thumbnail} priority />}
      <CardImage
        key={image}
        src={thumbnail}
        srcSet={`${thumbnail} 300w, ${image} 600w`}
        sizes={size}
        priority={priority}
      />
    </span>
  )
}

function CardPlate({ name, series, power }: Pick<TradingCardProps, 'name' | 'series' | 'power'>) {
  return (
    <span className={s['plate']}>
      <span className={s['name']} data-long={name.length > 16 ? '' : undefined}>
        {name}
      </span>
      {(series !== undefined || power !== undefined) && (
        <span className={s['line']}>
          {series !== undefined && <span className={s['series']}>{series}</span>}
          {power !== undefined && <span className={s['power']}>{formatThousands(power)} P</span>}
        </span>
      )}
    </span>
  )
}

function UnownedTag() {
  const { t } = useTexts()
  return (
    <span className={s['tag']}>
      <Icon name="lock" />
      {t('game.notOwned')}
    </span>
  )
}
