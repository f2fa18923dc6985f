import { useTexts } from '../platform/texts.ts'
import { Spinner } from '../ui/spinner.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import s from './summoning-skeleton.module.css'

/** The background of the summoning page, while it loads. */
export function SummoningSkeleton() {
  const { t } = useTexts()
  return (
    <main className={s['sky']} aria-busy="true">
      <VisuallyHidden as="h1">{t('app.summon')}</VisuallyHidden>
      <Spinner />
    </main>
  )
}
