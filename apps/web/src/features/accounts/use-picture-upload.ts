import { useState } from 'react'
import { toServerMessage } from '../../platform/refusal-text.ts'
import { useTexts } from '../../platform/texts.ts'
import { showToast } from '../../ui/toasts.tsx'
import { WHOLE, type Crop } from './crop.ts'
import { cropToDataUrl } from './picture-crop.tsx'
import { decodePicture, findPictureFault, readAsDataUrl } from './picture.ts'
import { useProfileChange } from './use-profile-change.ts'

/**
 * A selected picture that is not saved yet. A picture that the browser cannot decode is sent unchanged, and the server
 * rejects it if it is invalid.
 */
type PendingPicture = { address: string; image: HTMLImageElement | undefined }

/** `onClose` must move the focus, because the pending picture and its buttons disappear. */
export function usePictureUpload(onClose: () => void) {
  const texts = useTexts()
  const { t } = texts
  const [pending, setPending] = useState<PendingPicture>()
  const [crop, setCrop] = useState<Crop>(WHOLE)
  const [wrong, setWrong] = useState<ReturnType<typeof findPictureFault>>()
  const change = useProfileChange()
  const drop = () => {
    setPending(undefined)
    setCrop(WHOLE)
    setWrong(undefined)
    change.reset()
  }
  const choose = async (file: File) => {
    drop()
    const found = findPictureFault(file)
    if (found) return setWrong(found)
    const address = await readAsDataUrl(file)
    setPending({ address, image: await decodePicture(address) })
  }
  const cancel = () => {
    drop()
    onClose()
  }
  const saved = () => {
    cancel()
    showToast({ text: t('settings.pictureSaved'), kind: 'good' })
  }
  const apply = () => {
    if (!pending) return
    const { address, image } = pending
    change.mutate({ picture: image ? cropToDataUrl(image, crop) : address }, { onSuccess: saved })
  }
  const refused = change.error && t('settings.error', { message: toServerMessage(change.error, texts) })
  return { pending, crop, setCrop, fault: wrong ? t(wrong) : refused, choose, cancel, apply, busy: change.isPending }
}
