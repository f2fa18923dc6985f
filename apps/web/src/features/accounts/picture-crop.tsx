import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Slider } from '../../ui/slider.tsx'
import { MAX_ZOOM, moveCrop, toSquare, zoomCrop, type Crop, type Size } from './crop.ts'
import s from './picture-crop.module.css'

const PIXELS = 512
const KEY_STEP = 0.05
const ZOOM_STEP = 0.25
const PERCENT = 100

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
}
const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP }

type PictureCropProps = { image: HTMLImageElement; crop: Crop; onCrop: (crop: Crop) => void }

/**
 * Shows the picture in a round frame. The player moves it by dragging or with the arrow keys, and zooms it with a
 * slider.
 */
export function PictureCrop({ image, crop, onCrop }: PictureCropProps) {
  const { t } = useTexts()
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = toSize(image)
  useEffect(() => drawCrop(canvas.current, image, crop), [image, crop])
  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) => {
    if (buttons !== 1) return
    const { width } = currentTarget.getBoundingClientRect()
    onCrop(moveCrop(size, crop, -movementX / width, -movementY / width))
  }
  const press = (event: KeyboardEvent) => {
    const [arrow, zoom] = [ARROWS[event.key], ZOOMS[event.key]]
    if (!arrow && zoom === undefined) return
    event.preventDefault()
    onCrop(arrow ? moveCrop(size, crop, ...arrow) : zoomCrop(size, crop, crop.zoom + (zoom ?? 0)))
  }
  return (
    <div className={s['crop']}>
      {/* No ARIA role describes an element that arrow keys move. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="application"
        aria-label={t('settings.cropStage')}
        aria-describedby={`${id}-hint`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={s['stage']}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={press}
      >
        <canvas ref={canvas} width={PIXELS} height={PIXELS} />
      </div>
      <p id={`${id}-hint`} className={s['hint']}>
        {t('settings.cropHint')}
      </p>
      <label className={s['zoom']} htmlFor={`${id}-zoom`}>
        {t('settings.cropZoom')}
      </label>
      <Slider
        id={`${id}-zoom`}
        max={(MAX_ZOOM - 1) * PERCENT}
        step="5"
        value={Math.round((crop.zoom - 1) * PERCENT)}
        aria-valuetext={`${Math.round(crop.zoom * PERCENT)} %`}
        onSlide={(value) => onCrop(zoomCrop(size, crop, 1 + value / PERCENT))}
      />
    </div>
  )
}

/** Returns the cropped square as a data URL. */
export function cropToDataUrl(image: HTMLImageElement, crop: Crop): string {
  const canvas = document.createElement('canvas')
  canvas.width = PIXELS
  canvas.height = PIXELS
  drawCrop(canvas, image, crop)
  return canvas.toDataURL('image/png')
}

function drawCrop(canvas: HTMLCanvasElement | null, image: HTMLImageElement, crop: Crop): void {
  const brush = canvas?.getContext('2d')
  if (!brush) return
  const { left, top, side } = toSquare(toSize(image), crop)
  brush.clearRect(0, 0, PIXELS, PIXELS)
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(image, left, top, side, side, 0, 0, PIXELS, PIXELS)
}

function toSize({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): Size {
  return { width, height }
}
