import { Link } from 'wouter'
import { useTexts } from '../../platform/texts.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { Avatar } from '../../game/avatar.tsx'
import { Panel } from '../../ui/paper.tsx'
import { getFirstWord, type Row } from './rows.ts'
import medals from './medals.module.css'
import s from './rank-list.module.css'

const PODIUM = 3

/** The first three on a podium, everyone else in rows. */
export function RankList({ rows, ownUsername }: { rows: readonly Row[]; ownUsername: string }) {
  const { t } = useTexts()
  return (
    <Panel className={s['hall']}>
      <ol className={s['rows']}>
        {rows.map(({ place, username, picture, score }, i) => (
          <li
            key={username}
            className={i < PODIUM ? s['step'] : s['row']}
            aria-current={username === ownUsername ? 'true' : undefined}
          >
            <b className={joinClasses(s['place'], medals['medal'])} data-place={place}>
              {place}
            </b>
            <Avatar picture={picture} name={username} className={s['face']} />
            <span className={s['name']}>
              <Link href={`/home/players/${username}`}>{getFirstWord(username)}</Link>
              {username === ownUsername && <small> {t('ranking.you')}</small>}
            </span>
            <b className={s['figure']}>{score}</b>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
