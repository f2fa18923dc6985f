import type { User } from '@otogi/contract/accounts'
import { Link } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { useAlerts } from '../game/alerts.ts'
import { useTexts } from '../platform/texts.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { CountBadge } from '../ui/count-badge.tsx'
import { Avatar } from '../game/avatar.tsx'
import { Icon } from '../ui/icon.tsx'
import { logOut } from './log-out.ts'
import s from './navigation.module.css'
import type { TextKey } from '../texts/catalog.ts'
import type { IconName } from '../ui/icon-shapes.tsx'

type Entry = { segment: Segment; text: TextKey; icon: IconName }

type Segment = 'main' | 'games' | 'summon' | 'quests' | 'collection' | 'market' | 'ranking' | 'settings'

/** The links in display order. */
const ENTRIES: readonly Entry[] = [
  { segment: 'main', text: 'app.main', icon: 'home' },
  { segment: 'games', text: 'app.games', icon: 'games' },
  { segment: 'summon', text: 'app.summon', icon: 'summon' },
  { segment: 'quests', text: 'app.quests', icon: 'quests' },
  { segment: 'collection', text: 'app.collection', icon: 'collection' },
  { segment: 'market', text: 'app.market', icon: 'market' },
  { segment: 'ranking', text: 'app.ranking', icon: 'ranking' },
  { segment: 'settings', text: 'app.settings', icon: 'settings' },
]

type NavigationProps = { user: User; folded: boolean; open: boolean; onClose: () => void }

/**
 * The links to the main pages and the log-out button. They are next to the page on wide screens and in the header's
 * menu on small ones.
 */
export function Navigation({ user, folded, open, onClose }: NavigationProps) {
  const { t } = useTexts()
  const here = usePathname().split('/')[2]
  const { games, quests, inbox } = useAlerts()
  const waiting: Partial<Record<Segment, number>> = { games, quests }
  return (
    <nav
      id="navigation"
      className={joinClasses(s['nav'], folded && s['folded'], open && s['open'])}
      aria-label={t('app.navigation')}
    >
      <div className={s['who']}>
        <Avatar picture={user.picture} name={user.username} />
        <b className={s['label']}>{user.username}</b>
        <Link
          href="/home/inbox"
          className={s['inbox']}
          aria-current={here === 'inbox' ? 'page' : undefined}
          onClick={onClose}
        >
          <Icon name="chat" />
          <span className={s['label']}>{t('app.inbox')}</span>
          <CountBadge count={inbox} label={t('ui.unread', { count: inbox })} className={s['badge']} />
        </Link>
      </div>
      {ENTRIES.map(({ segment, text, icon }) => {
        const count = waiting[segment] ?? 0
        return (
          <Link
            key={segment}
            href={`/home/${segment}`}
            aria-current={segment === here ? 'page' : undefined}
            onClick={onClose}
          >
            <Icon name={icon} />
            <span className={s['label']}>{t(text)}</span>
            <CountBadge count={count} label={t('ui.unclaimed', { count })} className={s['badge']} />
          </Link>
        )
      })}
      <button type="button" className={s['out']} onClick={() => void logOut()}>
        <Icon name="log-out" />
        <span className={s['label']}>{t('app.logOut')}</span>
      </button>
    </nav>
  )
}
