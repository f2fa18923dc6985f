/** A canvas for images to share: dark blue with a golden frame and centered text. */

export const SHEET_WIDTH = 1200
export const SHEET_MARGIN = 72
export const SHEET_COLORS = { night: '#101740', frame: '#e0a955', paper: '#f8ecd0', ink: '#14102a' } as const

export type ShareCanvas = {
  readonly pen: CanvasRenderingContext2D
  readonly height: number
  /** Draws a centered line, condensed if it is too long. */
  drawLine(text: string, y: number, style: { font: string; color: string }): void
  toPng(): Promise<Blob>
}

/** Creates an empty canvas once the fonts have loaded. */
export async function createShareCanvas(height: number): Promise<ShareCanvas> {
  await document.fonts.ready
  const canvas = document.createElement('canvas')
  canvas.width = SHEET_WIDTH
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser has no 2D canvas')
  drawBackground(pen, height)
  return {
    pen,
    height,
    drawLine(text, y, { font, color }) {
      pen.textAlign = 'center'
      pen.fillStyle = color
      pen.font = `${font}, sans-serif`
      pen.fillText(text, SHEET_WIDTH / 2, y, SHEET_WIDTH - 2 * SHEET_MARGIN)
    },
    toPng: () =>
      new Promise((resolve, reject) =>
        canvas.toBlob(
          (blob) => (blob ? resolve(blob) : reject(new Error('the canvas could not be encoded as PNG'))),
          'image/png',
        ),
      ),
  }
}

function drawBackground(pen: CanvasRenderingContext2D, height: number): void {
  pen.fillStyle = SHEET_COLORS.night
  pen.fillRect(0, 0, SHEET_WIDTH, height)
  pen.strokeStyle = SHEET_COLORS.frame
  pen.lineWidth = 8
  pen.strokeRect(24, 24, SHEET_WIDTH - 48, height - 48)
}
