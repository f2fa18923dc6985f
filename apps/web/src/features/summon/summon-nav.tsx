import { Link } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { useTexts } from '../../platform/texts.ts'
import type { TextKey } from '../../texts/catalog.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-shapes.tsx'
import { LinkStrip } from '../../ui/tabs.tsx'

const PAGES: readonly { href: string; text: TextKey; icon: IconName }[] = [
  { href: '/home/summon', text: 'summon.gates', icon: 'summon' },
  { href: '/home/summon/odds', text: 'summon.odds', icon: 'info' },
  { href: '/home/summon/history', text: 'summon.history', icon: 'clock' },
  { href: '/home/summon/fairness', text: 'summon.fairness', icon: 'scales' },
]

/** Links to the banners and to the pages about them. */
export function SummonNav() {
  const { t } = useTexts()
  const here = usePathname()
  return (
    <LinkStrip label={t('summon.pages')}>
      {PAGES.map(({ href, text, icon }) => (
        <Link key={href} href={href} aria-current={href === here ? 'page' : undefined}>
          <Icon name={icon} />
          {t(text)}
        </Link>
      ))}
    </LinkStrip>
  )
}
