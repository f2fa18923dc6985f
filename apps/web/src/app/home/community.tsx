import type { Translate } from '../../platform/texts.ts'
import { Link } from 'wouter'
import { usePack, type PackInfo } from '../../game/pack.ts'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-shapes.tsx'
import { Panel } from '../../ui/paper.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import s from './community.module.css'

type Channel = { readonly address: string; readonly icon: IconName; readonly name: string }

/** Links to the community's chat and news, if the pack has any. */
export function Community() {
  const { t } = useTexts()
  const { data } = usePack()
  const channels = data && listChannels(data.community, t)
  return (
    <Panel className={s['community']}>
      <h2>{t('home.communityTitle')}</h2>
      <p>
        <b>{t('home.communitySubtitle')}</b> {t('home.communityText')}{' '}
        {channels?.length === 0 && <span>{t('home.communityNext')}</span>}
      </p>
      <p className={s['links']}>
        <Link href="/credits">{t('home.credits')}</Link>
        <Link href="/privacy">{t('home.privacy')}</Link>
      </p>
      <div className={s['channels']}>
        {channels?.map(({ address, icon, name }) => (
          <a key={icon} href={address} className={s['channel']} title={name} target="_blank" rel="noreferrer">
            <Icon name={icon} />
            <VisuallyHidden>{name}</VisuallyHidden>
          </a>
        ))}
      </div>
    </Panel>
  )
}

function listChannels({ chat, news }: PackInfo['community'], t: Translate): Channel[] {
  return [
    ...(chat === undefined ? [] : [{ address: chat, icon: 'chat', name: t('home.chat') } as const]),
    ...(news === undefined ? [] : [{ address: news, icon: 'bird', name: t('home.news') } as const]),
  ]
}
