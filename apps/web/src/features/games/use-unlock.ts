import { accounts } from '@otogi/contract/routes'
import type { Mode } from '@otogi/rules/games/games'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { toRefusalTextOr } from '../../platform/refusal-text.ts'
import { setUser } from '../../game/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { MODE_TEXT } from '../../game/game-looks.ts'

/** Opens a mode for good; the answered player is kept, which takes the overlay away. */
export function useUnlock(mode: Mode) {
  const { t } = useTexts()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(accounts.unlockMode, { mode }),
    onSuccess: (user) => {
      setUser(user)
      toast({ text: t('games.unlocked', { mode: t(MODE_TEXT[mode]) }), kind: 'good', action: 'games/unlock' })
    },
    onError: (error) =>
      toast({ text: t(toRefusalTextOr('games.lockedStill', error)), kind: 'bad', action: 'games/unlock' }),
  })
  return { unlock: () => mutate(), isUnlocking: isPending }
}
