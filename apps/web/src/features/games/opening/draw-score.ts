import { isVisible, PLAYED_SHARE, toNoteState, type ScoreNote, type VisibleSpan } from './score-notes.ts'

const INK = '#060920'
const CORD_COLOR = 'rgb(245 196 81 / 0.55)'

/** The top and height of each lane, as fractions of the canvas height. */
const LANES = { melody: [0.13, 0.36], accompaniment: [0.62, 0.2], percussion: [0.93, 0] } as const

const LANTERN_HEIGHT = 0.11
const BAR_HEIGHT = 0.035
const MIN_NOTE_WIDTH = 8
const RIB_EVERY = 6

type ScoreCanvas = { pen: CanvasRenderingContext2D; width: number; height: number; page: VisibleSpan; now: number }
type Box = { x: number; y: number; width: number; height: number }

/** Draws the visible part of the score. The melody is a cord with lanterns that light up while they sound. */
export function drawScore(canvas: ScoreCanvas, notes: readonly ScoreNote[], hasReducedMotion: boolean): void {
  const { pen, width, height, page } = canvas
  pen.clearRect(0, 0, width, height)
  const visibleNotes = notes.filter((note) => isVisible(note, page))
  if (!hasReducedMotion) drawPlayhead(canvas)
  drawLanternCord(canvas, visibleNotes)
  for (const note of visibleNotes) {
    if (note.part === 'melody') drawLantern(canvas, note)
    else if (note.part === 'percussion') drawBeat(canvas, note)
    else drawBar(canvas, note)
  }
}

function drawPlayhead({ pen, width, height }: ScoreCanvas): void {
  const x = width * PLAYED_SHARE
  const light = pen.createLinearGradient(x - 40, 0, x + 40, 0)
  light.addColorStop(0, 'rgb(255 214 140 / 0)')
  light.addColorStop(0.5, 'rgb(255 214 140 / 0.24)')
  light.addColorStop(1, 'rgb(255 214 140 / 0)')
  pen.fillStyle = light
  pen.fillRect(x - 40, 0, 80, height)
}

/** The cord sags slightly between lanterns. */
function drawLanternCord(canvas: ScoreCanvas, visibleNotes: readonly ScoreNote[]): void {
  const { pen } = canvas
  const boxes = visibleNotes.filter(({ part }) => part === 'melody').map((note) => computeBox(canvas, note))
  pen.strokeStyle = CORD_COLOR
  pen.lineWidth = 2
  pen.beginPath()
  boxes.forEach(({ x, y, width, height }, i) => {
    const before = boxes[i - 1]
    const top = y - height / 2
    if (!before) return pen.moveTo(x + width / 2, top)
    const from = { x: before.x + before.width / 2, y: before.y - before.height / 2 }
    const to = { x: x + width / 2, y: top }
    pen.quadraticCurveTo((from.x + to.x) / 2, Math.max(from.y, to.y) + canvas.height * 0.03, to.x, to.y)
  })
  pen.stroke()
}

function drawLantern(canvas: ScoreCanvas, note: ScoreNote): void {
  const { pen, now } = canvas
  const state = toNoteState(note, now)
  const { x, y, width, height } = computeBox(canvas, note)
  const growth = state === 'sounding' ? 1.3 : 1
  const [top, litHeight] = [y - (height * growth) / 2, height * growth]
  if (state === 'sounding') drawGlow(pen, x + width / 2, y, Math.max(width, litHeight) * 1.2)
  pen.beginPath()
  pen.roundRect(x, top, width, litHeight, Math.min(width, litHeight) * 0.46)
  pen.fillStyle = createLanternFill(pen, state, top, litHeight)
  pen.fill()
  pen.save()
  pen.clip()
  pen.fillStyle = 'rgb(6 9 32 / 0.2)'
  for (let rib = x + RIB_EVERY; rib < x + width - 2; rib += RIB_EVERY) pen.fillRect(rib, top, 1.4, litHeight)
  pen.restore()
  pen.strokeStyle = INK
  pen.lineWidth = 2
  pen.stroke()
}

function createLanternFill(
  pen: CanvasRenderingContext2D,
  state: ReturnType<typeof toNoteState>,
  top: number,
  height: number,
) {
  if (state === 'coming') return '#b4432f'
  if (state === 'played') return '#6d4a5c'
  const paper = pen.createLinearGradient(0, top, 0, top + height)
  paper.addColorStop(0, '#fff3c4')
  paper.addColorStop(0.5, '#ffd678')
  paper.addColorStop(1, '#ff8a4f')
  return paper
}

function drawGlow(pen: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  const light = pen.createRadialGradient(x, y, 0, x, y, radius)
  light.addColorStop(0, 'rgb(255 214 140 / 0.75)')
  light.addColorStop(1, 'rgb(255 179 92 / 0)')
  pen.fillStyle = light
  pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
}

const BAR = { coming: 'rgb(143 160 232 / 0.5)', sounding: '#dfe6ff', played: 'rgb(143 160 232 / 0.22)' } as const

function drawBar(canvas: ScoreCanvas, note: ScoreNote): void {
  const { pen, now } = canvas
  const { x, y, width, height } = computeBox(canvas, note)
  pen.beginPath()
  pen.roundRect(x, y - height / 2, width, height, height / 2)
  pen.fillStyle = BAR[toNoteState(note, now)]
  pen.fill()
}

const BEAT = { coming: 'rgb(205 211 242 / 0.55)', sounding: '#ffd678', played: 'rgb(205 211 242 / 0.22)' } as const

function drawBeat(canvas: ScoreCanvas, note: ScoreNote): void {
  const { pen, now } = canvas
  const { x, y, height } = computeBox(canvas, note)
  const state = toNoteState(note, now)
  pen.beginPath()
  pen.arc(x, y, (state === 'sounding' ? 0.95 : 0.55) * height, 0, 2 * Math.PI)
  pen.fillStyle = BEAT[state]
  pen.fill()
}

/** Computes the box of a note; `y` is its center. */
function computeBox({ width, height, page }: ScoreCanvas, { part, start, end, height: share }: ScoreNote): Box {
  const lane = part === 'bass' || part === 'chords' ? 'accompaniment' : part
  const [top, room] = LANES[lane]
  const perSecond = width / (page.to - page.from)
  return {
    x: (start - page.from) * perSecond,
    y: height * (top + room * (1 - share)),
    width: Math.max(MIN_NOTE_WIDTH, (end - start) * perSecond - 2),
    height: height * (part === 'melody' ? LANTERN_HEIGHT : BAR_HEIGHT),
  }
}
