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
  /** Draws the picture; asked once for as long as the dialog is open. */
  draw: () => Promise<Blob>
  /** What the picture shows, in words. */
  alt: string
  fileName: string
  onClose: () => void
}

/** Something as text and as a picture, to be sent wherever the player likes. */
export function ShareDialog({ title, text, draw, alt, fileName, onClose }: ShareDialogProps) {
  const { t } = useTexts()
  const { picture, isWithout } = usePicture(draw, fileName)
  const copy = async () => {
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    const said = isCopied
      ? ({ text: t('ui.copied'), kind: 'good' } as const)
      : ({ text: t('ui.copyFailed'), kind: 'bad' } as const)
    toast({ ...said, action: 'ui/copy' })
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

/** Drawn once for the dialog; the address is given back with it. */
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
    // Without the picture the text is still there to be shared.
    drawn.then(show, () => setWithout(true))
    return () => {
      isWanted = false
      URL.revokeObjectURL(address)
    }
  }, [drawn, fileName])
  return { picture, isWithout }
}

/** Hands text and picture to the system; a player who changes their mind is no fault. */
async function send(text: string, file: File | undefined): Promise<void> {
  const files = file && navigator.canShare?.({ files: [file] }) ? { files: [file] } : {}
  await navigator.share({ text, ...files }).catch(() => {})
}
