import { collection } from '@otogi/contract/routes'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { setCached } from '../../platform/query-client.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { clearToast, toast } from '../../ui/toasts.tsx'
import { OWNED_KEY } from './use-album.ts'
import s from './favourite-switch.module.css'

/** Marks a card as a favourite, which keeps it from being sold by mistake. */
export function FavouriteSwitch({ cardId, isFavourite }: { cardId: string; isFavourite: boolean }) {
  const { t } = useTexts()
  const { mutate, isPending } = useMutation({
    mutationFn: (favorite: boolean) => call(collection.favourite, { cardId, favorite }),
    onSuccess: (owned) => {
      clearToast('collection/favorite')
      setCached(OWNED_KEY, owned)
    },
    onError: () => toast({ text: t('collection.favouriteFailed'), kind: 'bad', action: 'collection/favorite' }),
  })
  return (
    <div className={s['switch']}>
      <Button
        variant={isFavourite ? 'gold' : 'quiet'}
        icon="star"
        aria-pressed={isFavourite}
        busy={isPending}
        onClick={() => mutate(!isFavourite)}
      >
        {t('collection.favourite')}
      </Button>
      {isFavourite && <span className={s['note']}>{t('collection.favouriteNote')}</span>}
    </div>
  )
}
