import { collection } from '@otogi/contract/routes'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { setCached } from '../../platform/query-client.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { clearToast, showToast } from '../../ui/toasts.tsx'
import { OWNED_KEY } from './use-album.ts'
import s from './favorite-switch.module.css'

/** Marks a card as a favorite, which protects it from being sold by mistake. */
export function FavoriteSwitch({ cardId, isFavorite }: { cardId: string; isFavorite: boolean }) {
  const { t } = useTexts()
  const { mutate, isPending } = useMutation({
    mutationFn: (favorite: boolean) => call(collection.favourite, { cardId, favorite }),
    onSuccess: (owned) => {
      clearToast('collection/favorite')
      setCached(OWNED_KEY, owned)
    },
    onError: () => showToast({ text: t('collection.favoriteFailed'), kind: 'bad', action: 'collection/favorite' }),
  })
  return (
    <div className={s['switch']}>
      <Button
        variant={isFavorite ? 'gold' : 'quiet'}
        icon="star"
        aria-pressed={isFavorite}
        busy={isPending}
        onClick={() => mutate(!isFavorite)}
      >
        {t('collection.favorite')}
      </Button>
      {isFavorite && <span className={s['note']}>{t('collection.favoriteNote')}</span>}
    </div>
  )
}
