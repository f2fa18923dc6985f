import { accounts } from '@otogi/contract/routes'
import type { User } from '@otogi/contract/accounts'
import { Link } from 'wouter'
import { navigate, usePathname } from 'wouter/use-browser-location'
import { useAlerts } from '../game/alerts.ts'
import { clearPlayer } from '../game/player-storage.ts'
import { call } from '../platform/call.ts'
import { clearSession } from '../game/session.ts'
import { useTexts } from '../platform/texts.ts'
import { classes } from '../ui/classes.ts'
import { CountBadge } from '../ui/count-badge.tsx'
import { Avatar } from '../game/avatar.tsx'
import { Icon } from '../ui/icon.tsx'
import { ENTRIES, type Segment } from './entries.ts'
import s from './navigation.module.css'

type NavigationProps = { user: User; folded: boolean; open: boolean; onClose: () => void }

/** Every screen and the way out: beside the page on wide screens, the header's menu on small ones. */
export function Navigation({ user, folded, open, onClose }: NavigationProps) {
  const { t } = useTexts()
  const here = usePathname().split('/')[2]
  const { games, quests, inbox } = useAlerts()
  const waiting: Partial<Record<Segment, number>> = { games, quests, market: inbox }
  return (
    <nav
      id="navigation"
      className={classes(s['nav'], folded && s['folded'], open && s['open'])}
      aria-label={t('app.navigation')}
    >
      <div className={s['who']}>
        <Avatar picture={user.picture} name={user.username} />
        <b className={s['label']}>{user.username}</b>
      </div>
      {ENTRIES.map(({ segment, text, icon }) => (
        <Link
          key={segment}
          href={`/home/${segment}`}
          aria-current={segment === here ? 'page' : undefined}
          title={folded ? t(text) : undefined}
          onClick={onClose}
        >
          <Icon name={icon} />
          <span className={s['label']}>{t(text)}</span>
          <CountBadge count={waiting[segment] ?? 0} className={s['badge']} />
        </Link>
      ))}
      <button
        type="button"
        className={s['out']}
        title={folded ? t('app.logOut') : undefined}
        onClick={() => void logOut()}
      >
        <Icon name="log-out" />
        <span className={s['label']}>{t('app.logOut')}</span>
      </button>
    </nav>
  )
}

async function logOut(): Promise<void> {
  // At once: the server may be slow to answer.
  clearPlayer()
  try {
    await call(accounts.logOut, {})
  } finally {
    // Also when the server is out of reach: this browser is to forget the player either way.
    window.google?.accounts.id.disableAutoSelect()
    clearSession()
    navigate('/', { replace: true })
  }
}
