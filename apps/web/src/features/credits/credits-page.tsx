import type { ReactNode } from 'react'
import { usePack, type PackInfo } from '../../game/pack.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Panel } from '../../ui/paper.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import s from './credits-page.module.css'

type Work = PackInfo['credits'][number]

/** The source and license of every story and tune in the pack. */
export function CreditsPage() {
  const { t, pickText } = useTexts()
  const { data, isError, refetch } = usePack()
  return (
    <>
      <PageTitle title={t('credits.title')} />
      {data && (
        <>
          <p className={s['intro']}>
            {t('credits.intro', { pack: pickText(data.title), credit: data.credit, license: data.license })}
          </p>
          <ul className={s['works']}>
            {data.credits.map((work) => (
              <li key={work.title.en}>
                <WorkPanel work={work} />
              </li>
            ))}
          </ul>
        </>
      )}
      {!data && isError && (
        <EmptyState
          text={t('credits.failed')}
          action={<Button onClick={() => void refetch()}>{t('credits.retry')}</Button>}
        />
      )}
      {!data && !isError && <Skeleton className={s['waiting']} />}
    </>
  )
}

function WorkPanel({ work: { title, origin, published, rights, music } }: { work: Work }) {
  const { t, pickText } = useTexts()
  return (
    <Panel className={s['work']}>
      <h2>{pickText(title)}</h2>
      <dl>
        <Fact label={t('credits.origin')}>{pickText(origin)}</Fact>
        <Fact label={t('credits.published')}>{pickText(published)}</Fact>
        <Fact label={t('credits.rights')}>{pickText(rights)}</Fact>
        <Fact label={t('credits.music')}>
          {t('credits.piece', { piece: pickText(music.piece), composer: pickText(music.composer), year: music.year })}
          {music.sources.length > 0 && <small>{music.sources.join(' · ')}</small>}
        </Fact>
      </dl>
    </Panel>
  )
}

/** Replaces `Fact` from `ui`, because importing that would also load the code that all players' pages share. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
