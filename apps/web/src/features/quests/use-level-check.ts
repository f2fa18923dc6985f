import { accounts } from '@otogi/contract/routes'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshAlerts } from '../../game/alerts.ts'
import { call } from '../../platform/call.ts'
import { setUser } from '../../game/session.ts'
import { refreshQuests } from './use-quests.ts'

const NO_EXPERIENCE = 0

/** Has the server look at the level and power quests again whenever they come into sight. */
export function useLevelCheck(isInSight: boolean): void {
  const { mutate } = useMutation({
    mutationFn: () => call(accounts.updateLevel, { experience: NO_EXPERIENCE }),
    onSuccess: (user) => {
      setUser(user)
      void refreshQuests()
      void refreshAlerts()
    },
  })
  useEffect(() => {
    if (isInSight) mutate()
  }, [isInSight, mutate])
}
