import { describe, expect, it } from 'vitest'
import { findClueUrl, findSolutionUrl } from './media-urls.ts'

const fields = { shown: ['/part'], names: [], picture: [], solution: [] }

describe('the media of a puzzle', () => {
  it('include the picture or the clip to guess from', () => {
    expect(findClueUrl({ fields })).toBe('/part')
  })

  it('are missing if the server sends none', () => {
    expect(findClueUrl({ fields: { ...fields, shown: [] } })).toBeUndefined()
  })
})

describe('the picture of the solution', () => {
  it('is available once the server sends it', () => {
    expect(findSolutionUrl({ fields })).toBeUndefined()
    expect(findSolutionUrl({ fields: { ...fields, picture: ['/whole'] } })).toBe('/whole')
  })
})
