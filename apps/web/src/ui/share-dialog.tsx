import { useEffect, useState } from 'react'
import { useTexts } from '../platform/texts.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Skeleton } from './skeleton.tsx'
import { toast } from './toasts.tsx'
import s from './share-dialog.module.css'

type ShareDialogProps = {
  title: string
  text: string
  /** Draws the picture; called once while the dialog is open. */
  draw: () => Promise<Blob>
  /** The alternative text of the picture. */
  alt: string
  fileName: string
  onClose: () => void
}

/** Shows a result as text and as a picture, to copy, save or share. */
export function ShareDialog({ title, text, draw, alt, fileName, onClose }: ShareDialogProps) {
  const { t } = useTexts()
  const { picture, isWithout } = usePicture(draw, fileName)
  const copy = async () => {
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    const message = isCopied
      ? ({ text: t('ui.copied'), kind: 'good' } as const)
      : ({ text: t('ui.copyFailed'), kind: 'bad' } as const)
    toast({ ...message, action: 'ui/copy' })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="quiet" icon="copy" onClick={() => void copy()}>
            {t('ui.copyText')}
          </Button>
          {'share' in navigator && (
            <Button icon="share" onClick={() => void send(text, picture?.file)}>
              {t('ui.share')}
            </Button>
          )}
        </>
      }
    >
      <div className={s['share']}>
        {picture ? (
          <figure className={s['picture']}>
            <img src={picture.address} alt={alt} />
            <a href={picture.address} download={picture.file.name}>
              {t('ui.savePicture')}
            </a>
          </figure>
        ) : (
          !isWithout && (
            <output className={s['drawing']}>
              <Skeleton />
              {t('ui.drawingPicture')}
            </output>
          )
        )}
        <label className={s['text']}>
          {t('ui.asText')}
          <textarea readOnly rows={text.split('\n').length} value={text} onFocus={(event) => event.target.select()} />
        </label>
      </div>
    </Dialog>
  )
}

type Picture = { file: File; address: string }

/** Draws the picture once; its object URL is revoked when the dialog closes. */
function usePicture(draw: () => Promise<Blob>, fileName: string): { picture: Picture | undefined; isWithout: boolean } {
  const [picture, setPicture] = useState<Picture>()
  const [isWithout, setWithout] = useState(false)
  const [drawn] = useState(draw)
  useEffect(() => {
    let address = ''
    let isWanted = true
    const show = (blob: Blob) => {
      if (!isWanted) return
      address = URL.createObjectURL(blob)
      setPicture({ file: new File([blob], fileName, { type: blob.type }), address })
    }
    // Without a picture the text can still be shared.
    drawn.then(show, () => setWithout(true))
    return () => {
      isWanted = false
      URL.revokeObjectURL(address)
    }
  }, [drawn, fileName])
  return { picture, isWithout }
}

/** Opens the system's share dialog; canceling it is not an error. */
async function send(text: string, file: File | undefined): Promise<void> {
  const files = file && navigator.canShare?.({ files: [file] }) ? { files: [file] } : {}
  await navigator.share({ text, ...files }).catch(() => {})
}
