import { Link } from 'wouter'
import { useTexts } from '../../platform/texts.ts'
import { classes } from '../../ui/classes.ts'
import { Avatar } from '../../game/avatar.tsx'
import { Panel } from '../../ui/paper.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { firstWord, type Row } from './rows.ts'
import medals from './medals.module.css'
import s from './rank-list.module.css'

const PODIUM = 3

/** The best on their podium, and everyone after them line by line. */
export function RankList({ rows, own }: { rows: readonly Row[]; own: string }) {
  const { t } = useTexts()
  return (
    <Panel className={s['hall']}>
      <ol className={s['rows']}>
        {rows.map(({ place, username, picture, figure }, i) => (
          <li
            key={username}
            className={i < PODIUM ? s['step'] : s['row']}
            aria-current={username === own ? 'true' : undefined}
          >
            <b className={classes(s['place'], medals['medal'])} data-place={place}>
              {place}
            </b>
            <Avatar picture={picture} name={username} className={s['face']} />
            <span className={s['name']}>
              <Link href={`/home/players/${username}`}>{firstWord(username)}</Link>
              {username === own && <VisuallyHidden> {t('ranking.you')}</VisuallyHidden>}
            </span>
            <b className={s['figure']}>{figure}</b>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
