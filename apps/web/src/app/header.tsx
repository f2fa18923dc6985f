import { GAMES } from '@otogi/rules/games/games'
import { Link } from 'wouter'
import { useAlerts } from '../game/alerts.ts'
import { useTexts } from '../platform/texts.ts'
import { useBalance } from '../game/wallet.ts'
import seal from '../ui/assets/seal.svg'
import { IconButton } from '../ui/button.tsx'
import { CountBadge } from '../ui/count-badge.tsx'
import { GachaAmount } from '../game/gacha-amount.tsx'
import { Icon } from '../ui/icon.tsx'
import { Lanterns } from '../ui/lanterns.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { MENU_BUTTON } from './use-menu.ts'
import s from './header.module.css'

type HeaderProps = { folded: boolean; menuOpen: boolean; onToggle: () => void }

export function Header({ folded, menuOpen, onToggle }: HeaderProps) {
  const { t } = useTexts()
  const { games, quests, inbox } = useAlerts()
  const waiting = games + quests + inbox
  return (
    <header className={s['header']}>
      <IconButton
        icon="menu"
        className={s['fold']}
        label={t(folded ? 'app.expand' : 'app.collapse')}
        aria-expanded={!folded}
        aria-controls="navigation"
        onClick={onToggle}
      />
      <span className={s['menu']}>
        <IconButton
          id={MENU_BUTTON}
          icon={menuOpen ? 'cross' : 'menu'}
          label={t('app.menu')}
          aria-expanded={menuOpen}
          aria-controls="navigation"
          onClick={onToggle}
        />
        {!menuOpen && (
          <CountBadge count={waiting} label={t('ui.waiting', { count: waiting })} className={s['waiting']} />
        )}
      </span>
      <Link className={s['brand']} href="/home/main">
        <img src={seal} alt="" width="38" height="38" />
        Otogi
      </Link>
      <Lanterns count={7} className={s['lanterns']} />
      <DayProgress />
      <GachaBalance />
    </header>
  )
}

/** How many of the six games are solved today. */
function DayProgress() {
  const { t } = useTexts()
  const { solved } = useAlerts()
  return (
    <Link className={s['progress']} href="/home/games" data-done={solved === GAMES.length ? '' : undefined}>
      <Icon name={solved === GAMES.length ? 'check' : 'games'} />
      <VisuallyHidden>{t('app.dayProgress', { solved, games: GAMES.length })}</VisuallyHidden>
      <span aria-hidden="true">{`${solved}/${GAMES.length}`}</span>
    </Link>
  )
}

function GachaBalance() {
  const { t } = useTexts()
  const balance = useBalance()
  return (
    <Link className={s['purse']} href="/home/summon">
      {balance ? (
        <GachaAmount amount={balance.gachas} />
      ) : (
        <>
          <Skeleton shape="line" className={s['counting']} />
          <VisuallyHidden>{t('app.counting')}</VisuallyHidden>
        </>
      )}
    </Link>
  )
}
