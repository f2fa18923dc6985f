import { profile } from '@otogi/contract/routes'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { Refused } from '../../platform/refused.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { CardPicker } from './card-picker.tsx'
import { MOST_SHOWN, toggleCard } from './choice.ts'
import { refreshProfile, type Profile } from './use-profile.ts'
import s from './showcase-dialog.module.css'

/** Chooses what other players see: up to six cards in the order of selection, and the statistics. */
export function ShowcaseDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { t } = useTexts()
  const [chosen, setChosen] = useState<readonly string[]>(profile.showcase)
  const [statistics, setStatistics] = useState(profile.statistics !== null)
  const [isPublic, setIsPublic] = useState(profile.isPublic)
  const save = useShowcaseUpdate(profile.username)
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={t('profile.choose')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('profile.cancel')}
          </Button>
          <Button
            busy={save.isPending}
            onClick={() => save.mutate({ cards: [...chosen], statistics, isPublic }, { onSuccess: onClose })}
          >
            {t('profile.save')}
          </Button>
        </>
      }
    >
      <p aria-live="polite">{t('profile.chosen', { count: chosen.length, most: MOST_SHOWN })}</p>
      <CardPicker selected={chosen} onToggle={(cardId) => setChosen(toggleCard(chosen, cardId))} />
      <Checkbox checked={statistics} onChange={setStatistics} hint={t('profile.statisticsHint')}>
        {t('profile.statisticsShown')}
      </Checkbox>
      <Checkbox checked={isPublic} onChange={setIsPublic} hint={t('profile.isPublicHint')}>
        {t('profile.isPublic')}
      </Checkbox>
      {save.error && (
        <p className={s['fault']} role="alert">
          {t(isCardMissing(save.error) ? 'profile.cardGone' : 'profile.notSaved')}
        </p>
      )}
    </Dialog>
  )
}

function useShowcaseUpdate(username: string) {
  const { t } = useTexts()
  return useMutation({
    mutationFn: (choice: { cards: string[]; statistics: boolean; isPublic: boolean }) =>
      call(profile.show, { ...choice }),
    onSuccess: async () => {
      await refreshProfile(username)
      showToast({ text: t('profile.saved'), kind: 'good' })
    },
  })
}

function isCardMissing(error: unknown): boolean {
  return error instanceof Refused && error.code === 'CARD_NOT_OWNED'
}
