/** The sheet on which pictures to be shared are drawn: night blue in a golden frame, words in the middle. */

export const PAPER_WIDTH = 1200
export const PAPER_MARGIN = 72
export const PAPER_COLOURS = { night: '#101740', frame: '#e0a955', paper: '#f8ecd0', ink: '#14102a' } as const

export type Paper = {
  readonly pen: CanvasRenderingContext2D
  readonly height: number
  /** Writes a line in the middle, made narrower where it would not fit. */
  line(text: string, y: number, look: { font: string; colour: string }): void
  png(): Promise<Blob>
}

/** An empty sheet, once the fonts to write on it are there. */
export async function sharePaper(height: number): Promise<Paper> {
  await document.fonts.ready
  const canvas = document.createElement('canvas')
  canvas.width = PAPER_WIDTH
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no pictures')
  drawSheet(pen, height)
  return {
    pen,
    height,
    line(text, y, { font, colour }) {
      pen.textAlign = 'center'
      pen.fillStyle = colour
      pen.font = `${font}, sans-serif`
      pen.fillText(text, PAPER_WIDTH / 2, y, PAPER_WIDTH - 2 * PAPER_MARGIN)
    },
    png: () =>
      new Promise((resolve, reject) =>
        canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture came out empty'))), 'image/png'),
      ),
  }
}

function drawSheet(pen: CanvasRenderingContext2D, height: number): void {
  pen.fillStyle = PAPER_COLOURS.night
  pen.fillRect(0, 0, PAPER_WIDTH, height)
  pen.strokeStyle = PAPER_COLOURS.frame
  pen.lineWidth = 8
  pen.strokeRect(24, 24, PAPER_WIDTH - 48, height - 48)
}
