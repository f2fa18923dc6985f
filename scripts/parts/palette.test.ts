import { mix } from '@otogi/art/draw/color'
import { describe, expect, it } from 'vitest'
import { readPalette, toOptions } from './palette.ts'

const createPart = (metadata: string, drawing = '<path d="M0 0h9v9z"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><metadata>${metadata}</metadata>${drawing}</svg>`

describe('the palette of a part', () => {
  it('has each named color with its default, and no fixed tones', () => {
    const { colors } = readPalette(
      createPart(
        '<color name="color" is="#D43"/><color name="wood" default="#8a6a44"/><color is="#111111" as="$color"/>',
      ),
    )
    expect([...colors]).toEqual([
      ['color', '#dd4433'],
      ['wood', '#8a6a44'],
    ])
  })

  it('computes a default that follows another color', () => {
    const { colors } = readPalette(
      createPart('<color name="trim" is="#222222" as="mix($color,#000000,0.5)"/><color name="color" is="#ffffff"/>'),
    )
    expect(colors.get('trim')).toBe(mix('#ffffff', '#000000', 0.5))
  })

  it('has each number with its default', () => {
    expect([...readPalette(createPart('<number name="length" default="10"/>')).numbers]).toEqual([['length', 10]])
  })

  it('offers the values that the drawing compares with, or a switch if there are none', () => {
    const drawing = `<g data-when="back=true !size=9"><path data-when="!back=false" d="M0 0h9v9z"/></g>
      <path data-when="feather" d="M0 0h9v9z"/>`
    const { choices } = readPalette(createPart('<number name="size" default="10"/>', drawing))
    expect([...choices]).toEqual([
      ['back', ['true', 'false']],
      ['feather', []],
    ])
  })
})

describe('the options of a part', () => {
  const palette = readPalette(
    createPart(
      '<color name="color" is="#123456"/><color name="gems.0" is="#aa0000"/><color name="gems.1" is="#00aa00"/>',
    ),
  )

  it('contain only changed values, so that dependent colors still follow them', () => {
    expect(toOptions(palette, new Map([['color', '#ffffff']]))).toEqual({ color: '#ffffff' })
    expect(toOptions(palette, new Map())).toEqual({})
  })

  it('contain a whole list if one of its colors is changed', () => {
    expect(toOptions(palette, new Map([['gems.1', '#0000ff']]))).toEqual({ gems: ['#aa0000', '#0000ff'] })
  })
})
