import { blocks } from '@otogi/contract/routes'
import { useQuery } from '@tanstack/react-query'
import { Avatar } from '../../game/avatar.tsx'
import { call } from '../../platform/call.ts'
import { useTexts } from '../../platform/texts.ts'
import { Panel } from '../../ui/paper.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { UnblockButton } from './block-button.tsx'
import { BLOCKS_KEY } from './use-blocks.ts'
import s from './block-settings.module.css'

/** The players whom the player has blocked, each with a button to unblock them. */
export function BlockSettings() {
  const { t } = useTexts()
  const { data, isError } = useQuery({
    queryKey: BLOCKS_KEY,
    queryFn: ({ signal }) => call(blocks.find, {}, { signal }),
  })
  return (
    <Panel className={s['panel']}>
      <h2>{t('blocks.settings')}</h2>
      {data?.length !== 0 && <p className={s['hint']}>{t('blocks.settingsHint')}</p>}
      {data?.length === 0 && <p className={s['hint']}>{t('blocks.none')}</p>}
      {!data && (isError ? <p>{t('blocks.notLoaded')}</p> : <Skeleton shape="line" />)}
      {data && data.length > 0 && (
        <ul className={s['list']}>
          {data.map(({ username, picture }) => (
            <li key={username}>
              <Avatar picture={picture} name={username} className={s['face']} />
              <span className={s['name']}>{username}</span>
              <UnblockButton username={username} labelIncludesName />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
