import { useState } from 'react'
import { toServerMessage } from '../../platform/refusal-text.ts'
import { useTexts } from '../../platform/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { WHOLE, type Crop } from './crop.ts'
import { cut } from './picture-crop.tsx'
import { openPicture, pictureFault, readPicture } from './picture.ts'
import { useProfileChange } from './use-profile-change.ts'

/** A picture chosen and not yet applied; one that the browser cannot open is sent as it is, and the server judges it. */
type Pending = { address: string; image: HTMLImageElement | undefined }

/** `leave` finds another place for the focus when what is pending goes, with its buttons. */
export function usePicture(leave: () => void) {
  const texts = useTexts()
  const { t } = texts
  const [pending, setPending] = useState<Pending>()
  const [crop, setCrop] = useState<Crop>(WHOLE)
  const [wrong, setWrong] = useState<ReturnType<typeof pictureFault>>()
  const change = useProfileChange()
  const drop = () => {
    setPending(undefined)
    setCrop(WHOLE)
    setWrong(undefined)
    change.reset()
  }
  const choose = async (file: File) => {
    drop()
    const found = pictureFault(file)
    if (found) return setWrong(found)
    const address = await readPicture(file)
    setPending({ address, image: await openPicture(address) })
  }
  const cancel = () => {
    drop()
    leave()
  }
  const saved = () => {
    cancel()
    toast({ text: t('settings.pictureSaved'), kind: 'good' })
  }
  const apply = () => {
    if (!pending) return
    const { address, image } = pending
    change.mutate({ picture: image ? cut(image, crop) : address }, { onSuccess: saved })
  }
  const refused = change.error && t('settings.error', { message: toServerMessage(change.error, texts) })
  return { pending, crop, setCrop, fault: wrong ? t(wrong) : refused, choose, cancel, apply, busy: change.isPending }
}
