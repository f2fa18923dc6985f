import { PICTURE_TYPES } from '@otogi/rules/accounts/fields'
import { useRef } from 'react'
import { useUser } from '../../game/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Avatar } from '../../game/avatar.tsx'
import { Panel } from '../../ui/paper.tsx'
import { PictureCrop } from './picture-crop.tsx'
import { usePictureUpload } from './use-picture-upload.ts'
import s from './settings-page.module.css'

export function PictureSettings() {
  const { t } = useTexts()
  const user = useUser()
  const input = useRef<HTMLInputElement>(null)
  const section = useRef<HTMLDivElement>(null)
  const { pending, crop, setCrop, fault, choose, cancel, apply, busy } = usePictureUpload(() =>
    section.current?.querySelector('button')?.focus(),
  )
  const image = pending?.image
  return (
    <Panel>
      <h2>{t('settings.picture')}</h2>
      <div className={s['picture']} data-cropping={image ? '' : undefined}>
        <figure className={s['shown']} data-pending={pending ? '' : undefined}>
          {image ? (
            <PictureCrop image={image} crop={crop} onCrop={setCrop} />
          ) : (
            <Avatar picture={pending?.address ?? user.picture} name={user.username} className={s['face']} />
          )}
          {pending && <figcaption>{t('settings.newPicture')}</figcaption>}
        </figure>
        <div ref={section} className={s['section']}>
          <input
            ref={input}
            type="file"
            accept={PICTURE_TYPES.join(',')}
            hidden
            onChange={(event) => {
              const file = event.target.files?.[0]
              event.target.value = ''
              if (file) void choose(file)
            }}
          />
          <Button variant="quiet" icon="upload" onClick={() => input.current?.click()}>
            {t('settings.choosePicture')}
          </Button>
          <p className={s['hint']}>{t('settings.pictureHint')}</p>
          {fault && (
            <p className={s['fault']} role="alert">
              {fault}
            </p>
          )}
          {pending && (
            <div className={s['buttons']}>
              <Button busy={busy} onClick={apply}>
                {t('settings.apply')}
              </Button>
              <Button variant="quiet" onClick={cancel}>
                {t('settings.cancel')}
              </Button>
            </div>
          )}
        </div>
      </div>
    </Panel>
  )
}
