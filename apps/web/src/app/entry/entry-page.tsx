import { GAMES } from '@otogi/rules/games/games'
import { useEffect } from 'react'
import { AuthSwitches } from '../../features/accounts/auth-switches.tsx'
import { GuestGame } from '../../features/games/guest/guest-game.tsx'
import { consumeSessionEnd } from '../../game/session.ts'
import { readVisitorLanguage, showLanguage, useTexts } from '../../platform/texts.ts'
import type { TextKey } from '../../texts/catalog.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { IconName } from '../../ui/icon-shapes.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Lanterns } from '../../ui/lanterns.tsx'
import { showToast } from '../../ui/toasts.tsx'
import s from './entry-page.module.css'

export { loadGuestRound as loadRound } from '../../features/games/guest/use-guest-round.ts'

const PROMISES: readonly { icon: IconName; text: TextKey }[] = [
  { icon: 'games', text: 'guest.promiseGames' },
  { icon: 'summon', text: 'guest.promiseCards' },
  { icon: 'scales', text: 'guest.promiseOdds' },
]

/** A visitor's first page: an introduction, today's picture to guess, and the links to sign in and to register. */
export function EntryPage() {
  const { t } = useTexts()
  useEffect(() => void showLanguage(readVisitorLanguage()), [])
  useEffect(() => {
    if (consumeSessionEnd()) showToast({ text: t('refusals.SESSION_REQUIRED') })
  }, [t])
  return (
    <div className={s['stage']}>
      <Lanterns count={9} size="large" className={s['lanterns']} />
      <main id="content" className={s['entry']} tabIndex={-1}>
        <header className={s['head']}>
          <b className={s['name']}>Otogi</b>
          <LinkButton href="/auth" variant="quiet">
            {t('guest.signIn')}
          </LinkButton>
        </header>
        <GuestGame
          head={
            <>
              <h1>{t('guest.title')}</h1>
              <p>{t('guest.lead')}</p>
            </>
          }
        >
          <ul className={s['promises']}>
            {PROMISES.map(({ icon, text }) => (
              <li key={text}>
                <Icon name={icon} />
                {t(text, { games: GAMES.length })}
              </li>
            ))}
          </ul>
        </GuestGame>
        <AuthSwitches className={s['switches']} />
      </main>
    </div>
  )
}
