import { formatThousands } from '@otogi/rules/format/number'
import { useTexts } from '../../platform/texts.ts'
import { Face } from '../../ui/face.tsx'
import { Sheet } from '../../ui/paper.tsx'
import type { Profile } from './use-profile.ts'
import s from './profile-head.module.css'

/** Who it is: picture, name, level, power and cards, on lit washi. */
export function ProfileHead({ shown }: { shown: Profile }) {
  const { t } = useTexts()
  const figures = [
    { label: t('profile.level'), value: formatThousands(shown.profileLevel) },
    { label: t('profile.power'), value: formatThousands(shown.totalPower) },
    { label: t('profile.cards'), value: formatThousands(shown.uniqueCards) },
  ]
  return (
    <Sheet className={s['head']}>
      <Face picture={shown.profilePicture} name={shown.username} className={s['face']} />
      <dl className={s['figures']}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
