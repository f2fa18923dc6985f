import { useEffect, useState } from 'react'
import { useTexts } from '../platform/texts.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'
import { Skeleton } from './skeleton.tsx'
import { showToast } from './toasts.tsx'
import s from './share-dialog.module.css'

type ShareDialogProps = {
  title: string
  text: string
  /** A note above the text. */
  note?: string | undefined
  /** Draws the image; called once while the dialog is open. */
  draw: () => Promise<Blob>
  /** The alternative text of the image. */
  alt: string
  fileName: string
  onClose: () => void
}

/** Shows a result as text and as an image to copy, save or share. */
export function ShareDialog({ title, text, note, draw, alt, fileName, onClose }: ShareDialogProps) {
  const { t } = useTexts()
  const { picture, hasFailed } = useDrawnImage(draw, fileName)
  const copy = async () => {
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    const message = isCopied
      ? ({ text: t('share.copied'), kind: 'good' } as const)
      : ({ text: t('share.copyFailed'), kind: 'bad' } as const)
    showToast({ ...message, action: 'ui/copy' })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="quiet" icon="copy" onClick={() => void copy()}>
            {t('share.copyText')}
          </Button>
          {'share' in navigator && (
            <Button icon="share" onClick={() => void openSystemShareSheet(text, picture?.file)}>
              {t('share.share')}
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
              <Icon name="download" /> {t('share.savePicture')}
            </a>
          </figure>
        ) : (
          !hasFailed && (
            <output className={s['drawing']}>
              <Skeleton />
              {t('ui.drawingPicture')}
            </output>
          )
        )}
        {note && <p>{note}</p>}
        <label className={s['text']}>
          {t('share.asText')}
          <textarea readOnly rows={text.split('\n').length} value={text} onFocus={(event) => event.target.select()} />
        </label>
      </div>
    </Dialog>
  )
}

type Picture = { file: File; address: string }

/** Draws the image once; revokes its object URL when the dialog closes. */
function useDrawnImage(
  draw: () => Promise<Blob>,
  fileName: string,
): { picture: Picture | undefined; hasFailed: boolean } {
  const [picture, setPicture] = useState<Picture>()
  const [hasFailed, setHasFailed] = useState(false)
  const [drawing] = useState(draw)
  useEffect(() => {
    let address = ''
    let isWanted = true
    const show = (blob: Blob) => {
      if (!isWanted) return
      address = URL.createObjectURL(blob)
      setPicture({ file: new File([blob], fileName, { type: blob.type }), address })
    }
    // If drawing fails, the text can still be shared.
    drawing.then(show, () => setHasFailed(true))
    return () => {
      isWanted = false
      URL.revokeObjectURL(address)
    }
  }, [drawing, fileName])
  return { picture, hasFailed }
}

/** Opens the system's share dialog; canceling it is not an error. */
async function openSystemShareSheet(text: string, file: File | undefined): Promise<void> {
  const files = file && navigator.canShare?.({ files: [file] }) ? { files: [file] } : {}
  await navigator.share({ text, ...files }).catch(() => {})
}
