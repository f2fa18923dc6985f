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
  enterOwnFrame,
  isShown,
  readLine,
  type Look,
  readNumber,
  readNumbers,
  readPath,
  applyShifts,
  readStroke,
} from './look.ts'

/** Draws an element of a class; `draw` draws the element's children. */
type Material = (element: PartElement, look: Look, draw: (element: PartElement, look: Look) => Svg) => Svg

type DrawFunction = Parameters<Material>[2]

/** The classes that a part file can use; each is a material of the drawing engine. */
export const MATERIALS: Readonly<Record<string, Material>> = {
  cloth: (element, look, draw) => {
    const { outline, shades, lights, folds, extra } = drawSewnDetails(element, look, draw)
    const at = (name: string) => readColor(element, name, look)
    return drawCloth(look.canvas, outline.path, outline.color, {
      line: at('data-line'),
      lineWidth: readNumber(element, 'data-line-width', look),
      fill: at('data-fill'),
      gradient: readGradient(element, look),
      pattern: readWeave(element, look),
      shade: at('data-shade'),
      light: at('data-light'),
      shadeColor: at('data-shade-color'),
      shadeOpacity: readNumber(element, 'data-shade-opacity', look),
      shades,
      lights,
      folds,
      extra,
    })
  },
  metal: (element, look, draw) => {
    const { outline, folds, shines, extra } = drawSewnDetails(element, look, draw)
    const line = readColor(element, 'data-line', look)
    const gradient = readGradient(element, look)
    return drawMetal(look.canvas, outline.path, outline.color, { line, gradient, folds, shines, extra })
  },
  gem: (element, look) =>
    drawGem(...readCircle(element, look), readFill(element, look), {
      setting: readColor(element, 'data-setting', look),
      stretch: readNumber(element, 'data-stretch', look),
    }),
  flower: (element, look) => {
    const kind = element.words['data-kind']
    return drawFlower(...readCircle(element, look), readFill(element, look), isFlowerKind(kind) ? kind : undefined)
  },
  bow: (element, look) => {
    const [x, y, radius] = readCircle(element, look)
    return drawBow(x, y, radius / 100, readFill(element, look), {
      angle: readNumber(element, 'data-angle', look),
      tailSpread: readNumber(element, 'data-tail-spread', look),
      tailLength: readNumber(element, 'data-tail-length', look),
      dots: readColor(element, 'data-dots', look),
    })
  },
  ring: (element, look) => drawRing(...readCircle(element, look), readWidth(element, look), readStroke(element, look)),
  rod: (element, look) => {
    const at = (name: string) => readNumber(element, name, look) ?? 0
    return drawRod([at('x1'), at('y1')], [at('x2'), at('y2')], readWidth(element, look), readStroke(element, look))
  },
  stroke: (element, look) =>
    drawStroke(...readBrush(element, look), {
      profile: findProfile(element) ?? 'both',
      opacity: readNumber(element, 'opacity', look),
      steps: readNumber(element, 'data-steps', look),
    }),
  cord: (element, look) => drawCord(...readBrush(element, look), findProfile(element)),
  trim: (element, look) => drawTrim(...readBrush(element, look), { steps: readNumber(element, 'data-steps', look) }),
  blade: (element, look) => {
    const profile = element.words['data-profile']
    return drawBlade(...readBrush(element, look), isLockProfileName(profile) ? profile : undefined)
  },
  feather: (element, look) => drawFeather(...readBrush(element, look), { gap: readColor(element, 'data-gap', look) }),
  /** The first path clips the other elements. */
  clipped: (element, look, draw) => {
    const [outline, ...content] = element.children
    if (!outline) return ''
    const clip = look.canvas.clip(readPath(outline, applyShifts(look, outline)))
    return group(
      { 'clip-path': clip },
      content.map((child) => draw(child, look)),
    )
  },
  /** Draws the emblem that the option named by the group's id describes. */
  emblem: (element, look) => {
    const [x = 0, y = 0] = readNumbers(element, 'place', look) ?? []
    return addEmblem(look.canvas, look.options, x, y, element.words['id'])
  },
  /** Draws the content of a mirrored half unmirrored. */
  upright: (element, look, draw) => {
    const [x = 0, y = 0, degrees = 0, scale = 1] = readNumbers(element, 'place', look) ?? []
    const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees}) scale(${scale})`
    return group(
      { transform },
      element.children.map((child) => draw(child, enterOwnFrame(look))),
    )
  },
}

/** Draws the details on a cloth or metal, whose first path is the outline. */
function drawSewnDetails(element: PartElement, look: Look, draw: DrawFunction) {
  const [body, ...details] = element.tag === 'g' ? element.children : [element]
  const shown = details.filter((detail) => isShown(detail, look))
  const of = (material: string) => shown.filter((detail) => detail.material === material)
  const paths = (material: string) =>
    listUnlessEmpty(of(material).map((detail) => readPath(detail, applyShifts(look, detail))))
  const lines = (material: string) =>
    listUnlessEmpty(of(material).map((detail) => readFold(detail, applyShifts(look, detail))))
  const rest = shown.filter(({ material }) => !['shade', 'light', 'fold', 'shine'].includes(material ?? ''))
  const frame = body && body !== element ? applyShifts(look, body) : look
  return {
    outline: { path: body ? readPath(body, frame) : '', color: body ? readFill(body, frame) : 'none' },
    shades: paths('shade'),
    lights: paths('light'),
    folds: lines('fold'),
    shines: lines('shine'),
    extra: rest.length > 0 ? rest.map((detail) => draw(detail, look)).join('') : undefined,
  }
}

function listUnlessEmpty<Item>(items: Item[]): Item[] | undefined {
  return items.length > 0 ? items : undefined
}

function readFold(element: PartElement, look: Look): FoldStroke & { points: ReturnType<typeof readLine> } {
  return {
    points: readLine(element, look),
    width: readNumber(element, 'stroke-width', look),
    profile: isProfileName(element.words['data-profile']) ? element.words['data-profile'] : undefined,
    opacity: readNumber(element, 'opacity', look),
  }
}

/** Returns a pattern of the file, or the pattern named by an option. */
function readWeave({ words }: PartElement, look: Look): string | undefined {
  const pattern = words['data-pattern']
  if (!pattern?.startsWith('url(#')) return pattern && addPattern(look.canvas, look.options, pattern)
  return look.refer(pattern.slice('url(#'.length, -1))
}

function readGradient(element: PartElement, look: Look): GradientLine | undefined {
  const [x1, y1, x2, y2] = readNumbers(element, 'data-gradient', look) ?? []
  return x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined ? undefined : [x1, y1, x2, y2]
}

function readCircle(element: PartElement, look: Look): [x: number, y: number, radius: number] {
  const at = (name: string) => readNumber(element, name, look) ?? 0
  return [at('cx'), at('cy'), at('r')]
}

/** Reads the line, the width and the color of a brush stroke. */
function readBrush(element: PartElement, look: Look) {
  return [readLine(element, look), readWidth(element, look), readStroke(element, look)] as const
}

function readWidth(element: PartElement, look: Look): number {
  return readNumber(element, 'stroke-width', look) ?? 1
}

function findProfile({ words }: PartElement): ProfileName | 'even' | undefined {
  const name = words['data-profile']
  return name === 'even' || isProfileName(name) ? name : undefined
}
