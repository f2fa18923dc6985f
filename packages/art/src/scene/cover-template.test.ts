import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { arrangeCover, findTemplateFaults } from './cover-template.ts'
import templates from './cover-templates.json' with { type: 'json' }
import type { CoverEntry } from './scene-spec.ts'

const folder = new URL('../../../../content/legends/scenes/', import.meta.url)
const series = readdirSync(folder).map((file) => {
  const { covers } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { covers: Record<string, CoverEntry> }
  return { file, templates: Object.values(covers).map(({ template }) => template) }
})

const cover: CoverEntry = {
  seed: 's',
  parts: [{ kind: 'sky' }],
  template: 'disc',
  thing: { kind: 'moon', size: 200 },
  figures: { hero: { portrait: 'kaguya', y: 900, stance: { length: 1 } } },
}

describe('a cover with a template', () => {
  it('has its figures and its thing in the places of the template', () => {
    const { cast, parts, light, ground } = arrangeCover(cover)
    expect(cast).toEqual([{ portrait: 'kaguya', x: 390, y: 900, scale: 1, stance: { kind: 'proud', length: 1 } }])
    expect(parts).toEqual([{ kind: 'sky' }, { kind: 'moon', x: 390, y: 400, size: 200 }])
    expect(light).toEqual({ x: 250, y: 160 })
    expect(ground).toEqual({ horizon: 760, size: 960 })
  })

  it('can replace the ground and the light, and add figures', () => {
    const more = { portrait: 'okina', x: 100, y: 1000, scale: 1 }
    const own = arrangeCover({
      ...cover,
      ground: { horizon: 500, size: 700 },
      light: { x: 9, color: '#fff' },
      cast: [more],
    })
    expect(own.ground).toEqual({ horizon: 500, size: 700 })
    expect(own.light).toEqual({ x: 9, y: 160, color: '#fff' })
    expect(own.cast?.[1]).toEqual(more)
  })

  it('can put a full figure where the template has a bust, if it gives a stance', () => {
    const giant = (stance: object) => ({
      ...cover,
      template: 'colossus',
      thing: undefined,
      figures: { giant: { portrait: 'ura', stance }, hero: { portrait: 'momotaro' } },
    })
    expect(arrangeCover(giant({ kind: 'proud' })).cast?.[0]?.stance).toEqual({ kind: 'proud' })
    expect(findTemplateFaults(giant({ kind: 'proud' }))).toEqual([])
    expect(findTemplateFaults(giant({ length: 1 }))).toEqual([
      'figures.giant.stance.kind: is missing, because this place of "colossus" is for a bust',
    ])
  })

  it('is refused if the template is unknown, or a place is empty or unknown', () => {
    expect(findTemplateFaults(cover)).toEqual([])
    expect(findTemplateFaults({ ...cover, template: 'spiral' })).toEqual([
      `template: unknown cover template "spiral" (${Object.keys(templates).join(', ')})`,
    ])
    expect(findTemplateFaults({ ...cover, figures: { rival: { portrait: 'okina' } }, thing: undefined })).toEqual([
      'figures.hero: the template "disc" needs it',
      'thing: the template "disc" needs it',
      'figures.rival: the template "disc" has no such place',
    ])
    expect(findTemplateFaults({ ...cover, template: undefined })).toEqual([
      'figures.hero: needs a template that positions it',
      'thing: needs a template that positions it',
    ])
  })
})

it.each(series)('no two covers of $file have the same composition', ({ templates }) => {
  const used = templates.filter((template) => template !== undefined)
  expect(new Set(used).size).toBe(used.length)
})

it('no template is used by more than a fifth of the covers', () => {
  const used = series.flatMap(({ templates }) => templates)
  const counts = Object.keys(templates).map((kind) => ({
    kind,
    covers: used.filter((template) => template === kind).length,
  }))
  expect(counts.filter(({ covers }) => covers > used.length / 5)).toEqual([])
})

it('docs/packs.md lists every template with its places', () => {
  const page = readFileSync(new URL('../../../../docs/packs.md', import.meta.url), 'utf8')
  const listed = page.split('\n').flatMap((line) => {
    const [, kind, , figures = '', thing = ''] = line.split('|').map((cell) => cell.trim().replaceAll('`', ''))
    if (!kind || !Object.hasOwn(templates, kind)) return []
    return [{ kind, figures: figures.split(', ').toSorted(), thing: thing === 'yes' }]
  })
  expect(listed).toEqual(
    Object.entries(templates).map(([kind, { figures, ...template }]) => ({
      kind,
      figures: Object.keys(figures).toSorted(),
      thing: 'thing' in template,
    })),
  )
})
