import { describe, expect, it } from 'vitest'
import { shownOf, solutionOf } from './shown.ts'

const fields = { shown: ['/part'], names: [], picture: [], solution: [] }

describe('what a puzzle shows', () => {
  it('is the picture or the clip to guess from', () => {
    expect(shownOf({ fields })).toBe('/part')
  })

  it('is nothing where the server shows nothing', () => {
    expect(shownOf({ fields: { ...fields, shown: [] } })).toBeUndefined()
  })
})

describe('the picture of the solution', () => {
  it('is there once the server shows it', () => {
    expect(solutionOf({ fields })).toBeUndefined()
    expect(solutionOf({ fields: { ...fields, picture: ['/whole'] } })).toBe('/whole')
  })
})
