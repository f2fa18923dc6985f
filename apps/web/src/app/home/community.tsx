import { Link } from 'wouter'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/paper.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import s from './community.module.css'

/** Announces the community page; chat and news are not open yet. */
export function Community() {
  const { t } = useTexts()
  return (
    <Panel className={s['community']}>
      <h2>{t('home.communityTitle')}</h2>
      <p>
        <b>{t('home.communitySubtitle')}</b> {t('home.communityText')} <span>{t('home.communityNext')}</span>
      </p>
      <Link href="/credits" className={s['credits']}>
        {t('home.credits')}
      </Link>
      <div className={s['channels']}>
        <span className={s['channel']} title={t('home.chat')}>
          <Icon name="chat" />
          <VisuallyHidden>{t('home.chat')}</VisuallyHidden>
        </span>
        <span className={s['channel']} title={t('home.news')}>
          <Icon name="bird" />
          <VisuallyHidden>{t('home.news')}</VisuallyHidden>
        </span>
      </div>
    </Panel>
  )
}
