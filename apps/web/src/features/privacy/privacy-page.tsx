import { STORED_DATA, type StoredDataKind } from '@otogi/rules/privacy/stored-data'
import { Link } from 'wouter'
import { useTexts } from '../../platform/texts.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Panel } from '../../ui/paper.tsx'
import s from './privacy-page.module.css'

const KINDS = Object.keys(STORED_DATA) as StoredDataKind[]

/** What the server stores about a person, why, for how long, and what happens to it when the account is deleted. */
export function PrivacyPage() {
  const { t } = useTexts()
  return (
    <>
      <PageTitle title={t('privacy.title')} />
      <div className={s['intro']}>
        <p>{t('privacy.intro')}</p>
        <p>{t('privacy.operator')}</p>
        <p>
          <Link href="/home/settings">{t('privacy.settings')}</Link>
        </p>
      </div>
      <ul className={s['kinds']}>
        {KINDS.map((kind) => (
          <li key={kind}>
            <KindPanel kind={kind} />
          </li>
        ))}
      </ul>
      <ul className={s['kinds']}>
        {(['browser', 'others', 'log'] as const).map((part) => (
          <li key={part}>
            <Panel className={s['kind']}>
              <h2>{t(`privacy.${part}Title`)}</h2>
              <p>{t(`privacy.${part}Text`)}</p>
            </Panel>
          </li>
        ))}
      </ul>
    </>
  )
}

function KindPanel({ kind }: { kind: StoredDataKind }) {
  const { t } = useTexts()
  const data = STORED_DATA[kind]
  return (
    <Panel className={s['kind']}>
      <h2>{t(`privacy.${kind}`)}</h2>
      <p>{t(`privacy.${kind}Text`)}</p>
      <ul className={s['periods']}>
        <li>{'keptDays' in data ? t('privacy.keptDays', { count: data.keptDays }) : t('privacy.keptAccount')}</li>
        <li>{t(`privacy.${data.afterDeletion}`)}</li>
      </ul>
    </Panel>
  )
}
