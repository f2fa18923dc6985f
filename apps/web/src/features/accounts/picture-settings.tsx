import { PICTURE_TYPES } from '@otogi/rules/accounts/fields'
import { useRef, useState } from 'react'
import { useUser } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Face } from '../../ui/face.tsx'
import { Panel } from '../../ui/paper.tsx'
import { toast } from '../../ui/toasts.tsx'
import { pictureFault, readPicture } from './picture.ts'
import { messageOf, useProfileChange } from './use-profile-change.ts'
import s from './settings-page.module.css'

export function PictureSettings() {
  const { t } = useTexts()
  const user = useUser()
  const input = useRef<HTMLInputElement>(null)
  const { pending, fault, choose, drop, apply, busy } = usePicture()
  return (
    <Panel>
      <h2>{t('settings.picture')}</h2>
      <div className={s['picture']}>
        <figure className={s['shown']} data-pending={pending ? '' : undefined}>
          <Face picture={pending ?? user.profilePicture} name={user.username} className={s['face']} />
          <figcaption>{t(pending ? 'settings.newPicture' : 'settings.currentPicture')}</figcaption>
        </figure>
        <div className={s['section']}>
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
              <Button variant="quiet" onClick={drop}>
                {t('settings.cancel')}
              </Button>
            </div>
          )}
        </div>
      </div>
    </Panel>
  )
}

function usePicture() {
  const { t } = useTexts()
  const [pending, setPending] = useState<string>()
  const [wrong, setWrong] = useState<ReturnType<typeof pictureFault>>()
  const change = useProfileChange()
  const drop = () => {
    setPending(undefined)
    setWrong(undefined)
    change.reset()
  }
  const choose = async (file: File) => {
    drop()
    const found = pictureFault(file)
    if (found) setWrong(found)
    else setPending(await readPicture(file))
  }
  const saved = () => {
    drop()
    toast({ text: t('settings.pictureSaved'), kind: 'good' })
  }
  const apply = () => pending && change.mutate({ picture: pending }, { onSuccess: saved })
  const refused = change.error && t('settings.error', { message: messageOf(change.error) })
  return { pending, fault: wrong ? t(wrong) : refused, choose, drop, apply, busy: change.isPending }
}
