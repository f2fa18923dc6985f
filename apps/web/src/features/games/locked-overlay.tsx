import { formatThousands } from '@otogi/rules/format/number'
import { canUnlock, getUnlockRequirement } from '@otogi/rules/unlocks/unlocks'
import type { Mode } from '@otogi/rules/games/games'
import { useUser, setUser } from '../../game/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Sheet } from '../../ui/paper.tsx'
import s from './locked-overlay.module.css'
import { accounts } from '@otogi/contract/routes'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { toRefusalTextOrDefault } from '../../platform/refusal-text.ts'
import { showToast } from '../../ui/toasts.tsx'
import { MODE_TEXT } from '../../game/game-texts.ts'

/** Covers a locked mode's puzzle. Shows the requirement, the player's progress, and the unlock button. */
export function LockedOverlay({ mode }: { mode: Mode }) {
  const { t } = useTexts()
  const user = useUser()
  const { unlock, isUnlocking } = useUnlock(mode)
  const requirement = getUnlockRequirement(mode)
  if (requirement.kind === 'open') return null
  const isPower = requirement.kind === 'power'
  const needed = isPower ? requirement.above : requirement.atLeast
  const have = isPower ? user.totalPower : user.uniqueCards
  const progress = t(isPower ? 'games.lockedProgressPower' : 'games.lockedProgressCards', {
    have: formatThousands(have),
    needed: formatThousands(needed),
  })
  return (
    <div className={s['cover']}>
      <Sheet as="div" className={s['sheet']}>
        <h2 className={s['title']}>
          <Icon name="lock" />
          {t('games.lockedTitle')}
        </h2>
        <p>{t(isPower ? 'games.lockedPower' : 'games.lockedCards', { needed: formatThousands(needed) })}</p>
        <ProgressBar value={have} max={needed} label={t('games.lockedSoFar')} text={progress} />
        {canUnlock(mode, user) ? (
          <Button icon="lock" busy={isUnlocking} onClick={unlock}>
            {t('games.unlock')}
          </Button>
        ) : (
          <div className={s['actions']}>
            <Button icon="lock" disabled>
              {t('games.unlock')}
            </Button>
            <LinkButton href="/home/summon" variant="quiet" icon="summon">
              {t('games.goSummon')}
            </LinkButton>
          </div>
        )}
      </Sheet>
    </div>
  )
}

/** Unlocks a mode permanently. Storing the returned user removes the overlay. */
function useUnlock(mode: Mode) {
  const { t } = useTexts()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(accounts.unlockMode, { mode }),
    onSuccess: (user) => {
      setUser(user)
      showToast({ text: t('games.unlocked', { mode: t(MODE_TEXT[mode]) }), kind: 'good', action: 'games/unlock' })
    },
    onError: (error) =>
      showToast({ text: t(toRefusalTextOrDefault('games.lockedStill', error)), kind: 'bad', action: 'games/unlock' }),
  })
  return { unlock: () => mutate(), isUnlocking: isPending }
}
