import { bow } from '../draw/bow.ts'
import { cloth, type FoldStroke } from '../draw/cloth.ts'
import { gem, metal, trim } from '../draw/metal.ts'
import { isLockProfileName } from '../draw/lock.ts'
import { feather, flower, isFlowerKind } from '../draw/plants.ts'
import { blade, cord, ring, rod, stroke } from '../draw/rods.ts'
import { isProfileName, type ProfileName } from '../draw/stroke.ts'
import { group, type Svg } from '../draw/svg.ts'
import { emblemIn } from '../props/emblems.ts'
import { patternIn } from '../props/options.ts'
import type { GradientLine } from '../draw/canvas.ts'
import type { PartElement } from './compile.ts'
import {
  colorIn,
  fillOf,
  inOwnFrame,
  isShown,
  lineOf,
  type Look,
  numberOf,
  numbersOf,
  pathOf,
  shifted,
  strokeOf,
} from './look.ts'

/** Draws an element of a class; `draw` draws its children. */
type Material = (element: PartElement, look: Look, draw: (element: PartElement, look: Look) => Svg) => Svg

type Draw = Parameters<Material>[2]

/** The classes of a part file. Each is a material that the drawing engine knows how to light. */
export const MATERIALS: Readonly<Record<string, Material>> = {
  cloth: (element, look, draw) => {
    const { outline, shades, lights, folds, extra } = sewn(element, look, draw)
    const at = (name: string) => colorIn(element, name, look)
    return cloth(look.canvas, outline.path, outline.color, {
      line: at('data-line'),
      lineWidth: numberOf(element, 'data-line-width', look),
      fill: at('data-fill'),
      gradient: gradientOf(element, look),
      pattern: weaveOf(element, look),
      shade: at('data-shade'),
      light: at('data-light'),
      shadeColor: at('data-shade-color'),
      shadeOpacity: numberOf(element, 'data-shade-opacity', look),
      shades,
      lights,
      folds,
      extra,
    })
  },
  metal: (element, look, draw) => {
    const { outline, folds, shines, extra } = sewn(element, look, draw)
    const line = colorIn(element, 'data-line', look)
    const gradient = gradientOf(element, look)
    return metal(look.canvas, outline.path, outline.color, { line, gradient, folds, shines, extra })
  },
  gem: (element, look) =>
    gem(...centerOf(element, look), numberOf(element, 'r', look) ?? 0, fillOf(element, look), {
      setting: colorIn(element, 'data-setting', look),
      stretch: numberOf(element, 'data-stretch', look),
    }),
  flower: (element, look) =>
    flower(
      ...centerOf(element, look),
      numberOf(element, 'r', look) ?? 0,
      fillOf(element, look),
      isFlowerKind(element.words['data-kind']) ? element.words['data-kind'] : undefined,
    ),
  bow: (element, look) =>
    bow(...centerOf(element, look), (numberOf(element, 'r', look) ?? 0) / 100, fillOf(element, look), {
      angle: numberOf(element, 'data-angle', look),
      tailSpread: numberOf(element, 'data-tail-spread', look),
      tailLength: numberOf(element, 'data-tail-length', look),
      dots: colorIn(element, 'data-dots', look),
    }),
  ring: (element, look) =>
    ring(
      ...centerOf(element, look),
      numberOf(element, 'r', look) ?? 0,
      widthOf(element, look),
      strokeOf(element, look),
    ),
  rod: (element, look) => {
    const at = (name: string) => numberOf(element, name, look) ?? 0
    return rod([at('x1'), at('y1')], [at('x2'), at('y2')], widthOf(element, look), strokeOf(element, look))
  },
  stroke: (element, look) =>
    stroke(lineOf(element, look), widthOf(element, look), strokeOf(element, look), {
      profile: profileOf(element) ?? 'both',
      opacity: numberOf(element, 'opacity', look),
      steps: numberOf(element, 'data-steps', look),
    }),
  cord: (element, look) =>
    cord(lineOf(element, look), widthOf(element, look), strokeOf(element, look), profileOf(element)),
  trim: (element, look) =>
    trim(lineOf(element, look), widthOf(element, look), strokeOf(element, look), {
      steps: numberOf(element, 'data-steps', look),
    }),
  blade: (element, look) => {
    const profile = element.words['data-profile']
    const width = widthOf(element, look)
    return blade(
      lineOf(element, look),
      width,
      strokeOf(element, look),
      isLockProfileName(profile) ? profile : undefined,
    )
  },
  feather: (element, look) =>
    feather(lineOf(element, look), widthOf(element, look), strokeOf(element, look), {
      gap: colorIn(element, 'data-gap', look),
    }),
  /** The first path cuts what follows it. */
  clipped: (element, look, draw) => {
    const [outline, ...content] = element.children
    if (!outline) return ''
    const clip = look.canvas.clip(pathOf(outline, shifted(look, outline)))
    return group(
      { 'clip-path': clip },
      content.map((child) => draw(child, look)),
    )
  },
  /** A place for the emblem that an option names by the id of the group. */
  emblem: (element, look) => {
    const [x = 0, y = 0] = numbersOf(element, 'place', look) ?? []
    return emblemIn(look.canvas, look.options, x, y, element.words['id'])
  },
  /** Stands upright where the half around it is mirrored: its place is mirrored, its content is not. */
  upright: (element, look, draw) => {
    const [x = 0, y = 0, degrees = 0, scale = 1] = numbersOf(element, 'place', look) ?? []
    const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees}) scale(${scale})`
    return group(
      { transform },
      element.children.map((child) => draw(child, inOwnFrame(look))),
    )
  },
}

/** What lies on a cloth or a metal: its first path is the outline. */
function sewn(element: PartElement, look: Look, draw: Draw) {
  const [body, ...details] = element.tag === 'g' ? element.children : [element]
  const shown = details.filter((detail) => isShown(detail, look))
  const of = (material: string) => shown.filter((detail) => detail.material === material)
  const paths = (material: string) => listed(of(material).map((detail) => pathOf(detail, shifted(look, detail))))
  const lines = (material: string) => listed(of(material).map((detail) => foldOf(detail, shifted(look, detail))))
  const rest = shown.filter(({ material }) => !['shade', 'light', 'fold', 'shine'].includes(material ?? ''))
  const frame = body && body !== element ? shifted(look, body) : look
  return {
    outline: { path: body ? pathOf(body, frame) : '', color: body ? fillOf(body, frame) : 'none' },
    shades: paths('shade'),
    lights: paths('light'),
    folds: lines('fold'),
    shines: lines('shine'),
    extra: rest.length > 0 ? rest.map((detail) => draw(detail, look)).join('') : undefined,
  }
}

function listed<Item>(items: Item[]): Item[] | undefined {
  return items.length > 0 ? items : undefined
}

function foldOf(element: PartElement, look: Look): FoldStroke & { points: ReturnType<typeof lineOf> } {
  return {
    points: lineOf(element, look),
    width: numberOf(element, 'stroke-width', look),
    profile: isProfileName(element.words['data-profile']) ? element.words['data-profile'] : undefined,
    opacity: numberOf(element, 'opacity', look),
  }
}

/** A pattern of the file, or the one that an option names. */
function weaveOf({ words }: PartElement, look: Look): string | undefined {
  const pattern = words['data-pattern']
  if (!pattern?.startsWith('url(#')) return pattern && patternIn(look.canvas, look.options, pattern)
  return look.refer(pattern.slice('url(#'.length, -1))
}

function gradientOf(element: PartElement, look: Look): GradientLine | undefined {
  const [x1, y1, x2, y2] = numbersOf(element, 'data-gradient', look) ?? []
  return x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined ? undefined : [x1, y1, x2, y2]
}

function centerOf(element: PartElement, look: Look): [x: number, y: number] {
  return [numberOf(element, 'cx', look) ?? 0, numberOf(element, 'cy', look) ?? 0]
}

function widthOf(element: PartElement, look: Look): number {
  return numberOf(element, 'stroke-width', look) ?? 1
}

function profileOf({ words }: PartElement): ProfileName | 'even' | undefined {
  const name = words['data-profile']
  return name === 'even' || isProfileName(name) ? name : undefined
}
