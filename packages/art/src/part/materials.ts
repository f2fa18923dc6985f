import { drawBow } from '../draw/bow.ts'
import { drawCloth, type FoldStroke } from '../draw/cloth.ts'
import { drawGem, drawMetal, drawTrim } from '../draw/metal.ts'
import { isLockProfileName } from '../draw/lock.ts'
import { drawFeather, drawFlower, isFlowerKind } from '../draw/plants.ts'
import { drawBlade, drawCord, drawRing, drawRod, drawStroke } from '../draw/rods.ts'
import { isProfileName, type ProfileName } from '../draw/stroke.ts'
import { group, type Svg } from '../draw/svg.ts'
import { addEmblem } from '../props/emblems.ts'
import { addPattern } from '../props/options.ts'
import type { GradientLine } from '../draw/canvas.ts'
import type { PartElement } from './compile.ts'
import {
  readColor,
  readFill,
  resetFrame,
  isShown,
  readLine,
  type DrawState,
  readNumber,
  readNumbers,
  readPath,
  applyShifts,
  readStroke,
} from './draw-state.ts'

/** Draws an element that has a class. `draw` draws one of its children. */
type Material = (element: PartElement, state: DrawState, draw: (element: PartElement, state: DrawState) => Svg) => Svg

type DrawFunction = Parameters<Material>[2]

/** The classes that a part file can use. Each class is drawn by a function of the drawing engine, such as `cloth`. */
export const MATERIALS: Readonly<Record<string, Material>> = {
  cloth: (element, state, draw) => {
    const { outline, shades, lights, folds, extra } = drawSewnDetails(element, state, draw)
    const at = (name: string) => readColor(element, name, state)
    return drawCloth(state.canvas, outline.path, outline.color, {
      line: at('data-line'),
      lineWidth: readNumber(element, 'data-line-width', state),
      fill: at('data-fill'),
      gradient: readGradient(element, state),
      pattern: readWeave(element, state),
      shade: at('data-shade'),
      light: at('data-light'),
      shadeColor: at('data-shade-color'),
      shadeOpacity: readNumber(element, 'data-shade-opacity', state),
      shades,
      lights,
      folds,
      extra,
    })
  },
  metal: (element, state, draw) => {
    const { outline, folds, shines, extra } = drawSewnDetails(element, state, draw)
    const line = readColor(element, 'data-line', state)
    const gradient = readGradient(element, state)
    return drawMetal(state.canvas, outline.path, outline.color, { line, gradient, folds, shines, extra })
  },
  gem: (element, state) =>
    drawGem(...readCircle(element, state), readFill(element, state), {
      setting: readColor(element, 'data-setting', state),
      stretch: readNumber(element, 'data-stretch', state),
    }),
  flower: (element, state) => {
    const kind = element.words['data-kind']
    return drawFlower(...readCircle(element, state), readFill(element, state), isFlowerKind(kind) ? kind : undefined)
  },
  bow: (element, state) => {
    const [x, y, radius] = readCircle(element, state)
    return drawBow(x, y, radius / 100, readFill(element, state), {
      angle: readNumber(element, 'data-angle', state),
      tailSpread: readNumber(element, 'data-tail-spread', state),
      tailLength: readNumber(element, 'data-tail-length', state),
      dots: readColor(element, 'data-dots', state),
    })
  },
  ring: (element, state) =>
    drawRing(...readCircle(element, state), readWidth(element, state), readStroke(element, state)),
  rod: (element, state) => {
    const at = (name: string) => readNumber(element, name, state) ?? 0
    return drawRod([at('x1'), at('y1')], [at('x2'), at('y2')], readWidth(element, state), readStroke(element, state))
  },
  stroke: (element, state) =>
    drawStroke(...readBrush(element, state), {
      profile: findProfile(element) ?? 'both',
      opacity: readNumber(element, 'opacity', state),
      steps: readNumber(element, 'data-steps', state),
    }),
  cord: (element, state) => drawCord(...readBrush(element, state), findProfile(element)),
  trim: (element, state) => drawTrim(...readBrush(element, state), { steps: readNumber(element, 'data-steps', state) }),
  blade: (element, state) => {
    const profile = element.words['data-profile']
    return drawBlade(...readBrush(element, state), isLockProfileName(profile) ? profile : undefined)
  },
  feather: (element, state) =>
    drawFeather(...readBrush(element, state), { gap: readColor(element, 'data-gap', state) }),
  /** The first path is the clip path of all other elements. */
  clipped: (element, state, draw) => {
    const [outline, ...content] = element.children
    if (!outline) return ''
    const clip = state.canvas.clip(readPath(outline, applyShifts(state, outline)))
    return group(
      { 'clip-path': clip },
      content.map((child) => draw(child, state)),
    )
  },
  /** Draws the emblem described by the option that has the group's id as its name. */
  emblem: (element, state) => {
    const [x = 0, y = 0] = readNumbers(element, 'place', state) ?? []
    return addEmblem(state.canvas, state.options, x, y, element.words['id'])
  },
  /** Draws the group's content unmirrored within a mirrored half. */
  upright: (element, state, draw) => {
    const [x = 0, y = 0, degrees = 0, scale = 1] = readNumbers(element, 'place', state) ?? []
    const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees}) scale(${scale})`
    return group(
      { transform },
      element.children.map((child) => draw(child, resetFrame(state))),
    )
  },
}

/** Draws details inside a cloth or metal shape. The first path is the shape's outline. */
function drawSewnDetails(element: PartElement, state: DrawState, draw: DrawFunction) {
  const [body, ...details] = element.tag === 'g' ? element.children : [element]
  const shown = details.filter((detail) => isShown(detail, state))
  const of = (material: string) => shown.filter((detail) => detail.material === material)
  const paths = (material: string) =>
    omitIfEmpty(of(material).map((detail) => readPath(detail, applyShifts(state, detail))))
  const lines = (material: string) =>
    omitIfEmpty(of(material).map((detail) => readFold(detail, applyShifts(state, detail))))
  const rest = shown.filter(({ material }) => !['shade', 'light', 'fold', 'shine'].includes(material ?? ''))
  const frame = body && body !== element ? applyShifts(state, body) : state
  return {
    outline: { path: body ? readPath(body, frame) : '', color: body ? readFill(body, frame) : 'none' },
    shades: paths('shade'),
    lights: paths('light'),
    folds: lines('fold'),
    shines: lines('shine'),
    extra: rest.length > 0 ? rest.map((detail) => draw(detail, state)).join('') : undefined,
  }
}

function omitIfEmpty<Item>(items: Item[]): Item[] | undefined {
  return items.length > 0 ? items : undefined
}

function readFold(element: PartElement, state: DrawState): FoldStroke & { points: ReturnType<typeof readLine> } {
  return {
    points: readLine(element, state),
    width: readNumber(element, 'stroke-width', state),
    profile: isProfileName(element.words['data-profile']) ? element.words['data-profile'] : undefined,
    opacity: readNumber(element, 'opacity', state),
  }
}

/** Returns a pattern that is defined in the file, or the pattern that an option selects. */
function readWeave({ words }: PartElement, state: DrawState): string | undefined {
  const pattern = words['data-pattern']
  if (!pattern?.startsWith('url(#')) return pattern && addPattern(state.canvas, state.options, pattern)
  return state.refer(pattern.slice('url(#'.length, -1))
}

function readGradient(element: PartElement, state: DrawState): GradientLine | undefined {
  const [x1, y1, x2, y2] = readNumbers(element, 'data-gradient', state) ?? []
  return x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined ? undefined : [x1, y1, x2, y2]
}

function readCircle(element: PartElement, state: DrawState): [x: number, y: number, radius: number] {
  const at = (name: string) => readNumber(element, name, state) ?? 0
  return [at('cx'), at('cy'), at('r')]
}

/** Reads the line, the width and the color of a brush stroke. */
function readBrush(element: PartElement, state: DrawState) {
  return [readLine(element, state), readWidth(element, state), readStroke(element, state)] as const
}

function readWidth(element: PartElement, state: DrawState): number {
  return readNumber(element, 'stroke-width', state) ?? 1
}

function findProfile({ words }: PartElement): ProfileName | 'even' | undefined {
  const name = words['data-profile']
  return name === 'even' || isProfileName(name) ? name : undefined
}
