import { requireKind } from '../figure/choice.ts'
import type { PartSpec } from '../spec.ts'
import templates from './cover-templates.json' with { type: 'json' }
import { DEFAULT_LIGHT } from './composition.ts'
import type { CastSpec, CoverEntry, CoverSpec, LightSpec, PlacedFigure, SceneSpec } from './scene-spec.ts'

/** The position and stance of a figure in a template, and the point it looks at. */
type Place = Omit<CastSpec, 'portrait'>

type Template = {
  ground: NonNullable<SceneSpec['ground']>
  light: { x: number; y: number }
  /**
   * The figures by name. Figures at the same depth are listed from back to front. A cover must supply a portrait for
   * each figure.
   */
  figures: Readonly<Record<string, Place>>
  /** Position and size of the central object. If undefined, the template has none. */
  thing?: Omit<PartSpec, 'kind'>
}

const TEMPLATES = templates as unknown as Readonly<Record<string, Template>>

/**
 * Puts a cover's figures and central object in the places that its template defines. Fields set by the cover take
 * precedence.
 */
export function arrangeCover({ template: kind, figures = {}, thing, light, ...cover }: CoverEntry): CoverSpec {
  if (kind === undefined) return { ...cover, light: light && placeLight(light, DEFAULT_LIGHT) }
  const template = requireKind(TEMPLATES, kind, 'cover template')
  const placed = Object.entries(template.figures).flatMap(([name, place]) => {
    const figure = figures[name]
    return figure ? [placeFigure(place, figure)] : []
  })
  return {
    ground: template.ground,
    ...cover,
    light: placeLight(light ?? {}, template.light),
    parts: thing ? [...cover.parts, { ...template.thing, ...thing }] : cover.parts,
    cast: [...placed, ...(cover.cast ?? [])],
  }
}

function placeLight(light: NonNullable<CoverEntry['light']>, { x, y }: { x: number; y: number }): LightSpec {
  return { ...light, x: light.x ?? x, y: light.y ?? y }
}

function placeFigure(place: Place, figure: PlacedFigure): CastSpec {
  const placed = { ...place, ...figure }
  return (placed.stance ? { ...placed, stance: { ...place.stance, ...figure.stance } } : placed) as CastSpec
}

/**
 * Reports an unknown template, places that the cover leaves empty, and figures for places that the template does not
 * have.
 */
export function findTemplateFaults({ template: kind, figures = {}, thing }: CoverEntry): string[] {
  const filled = [...Object.keys(figures).map((name) => `figures.${name}`), ...(thing ? ['thing'] : [])]
  if (kind === undefined) return filled.map((path) => `${path}: needs a template that positions it`)
  const template = Object.hasOwn(TEMPLATES, kind) ? TEMPLATES[kind] : undefined
  if (!template) return [`template: unknown cover template "${kind}" (${Object.keys(TEMPLATES).join(', ')})`]
  const places = [
    ...Object.keys(template.figures).map((name) => `figures.${name}`),
    ...(template.thing ? ['thing'] : []),
  ]
  return [
    ...places.filter((path) => !filled.includes(path)).map((path) => `${path}: the template "${kind}" needs it`),
    ...filled
      .filter((path) => !places.includes(path))
      .map((path) => `${path}: the template "${kind}" has no such place`),
    ...Object.entries(figures)
      .filter(([name, { stance }]) => stance && !stance.kind && !template.figures[name]?.stance)
      .map(([name]) => `figures.${name}.stance.kind: is missing, because this place of "${kind}" is for a bust`),
  ]
}
