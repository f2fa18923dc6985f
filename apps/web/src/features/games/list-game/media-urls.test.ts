import { describe, expect, it } from 'vitest'
import { findClueUrl, findSolutionUrl } from './media-urls.ts'

const fields = { shown: ['/part'], names: [], picture: [], solution: [] }

describe('what a puzzle shows', () => {
  it('is the picture or the clip to guess from', () => {
    expect(findClueUrl({ fields })).toBe('/part')
  })

  it('is nothing where the server shows nothing', () => {
    expect(findClueUrl({ fields: { ...fields, shown: [] } })).toBeUndefined()
  })
})

describe('the picture of the solution', () => {
  it('is there once the server shows it', () => {
    expect(findSolutionUrl({ fields })).toBeUndefined()
    expect(findSolutionUrl({ fields: { ...fields, picture: ['/whole'] } })).toBe('/whole')
  })
})
