import { usePack } from '../../game/pack.ts'
import { useTexts } from '../../platform/texts.ts'
import { Panel } from '../../ui/paper.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import s from './roadmap.module.css'

const EXPECTED = 3

/** The roadmap from the content pack. */
export function Roadmap() {
  const { t, pickText } = useTexts()
  const { data } = usePack()
  const steps = data?.roadmap.map(pickText)
  return (
    <Panel className={s['road']}>
      <h2>{t('home.nextTitle')}</h2>
      <ol>
        {steps?.map((step) => <li key={step}>{step}</li>) ??
          Array.from({ length: EXPECTED }, (_, index) => (
            <li key={index}>
              <Skeleton shape="line" />
            </li>
          ))}
      </ol>
    </Panel>
  )
}
