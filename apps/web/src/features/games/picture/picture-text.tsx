import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { usePictureText } from '../use-media-description.ts'
import s from './picture-text.module.css'

/** The description of an unsolved picture. Screen readers also read it with the picture. */
export function PictureText({ src }: { src: string | undefined }) {
  const { t } = useTexts()
  const text = usePictureText(src)
  if (text === undefined) return null
  return (
    <details className={s['description']}>
      <summary>
        <Icon name="right" />
        {t('games.describePicture')}
      </summary>
      <p>{text}</p>
    </details>
  )
}
